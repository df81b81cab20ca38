import type { ReactNode } from 'react'
import type { City } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { BareShell } from '#ui/shell/frame/bare-shell.tsx'
import { PageHead, type Subject } from '#ui/shell/head/page-head.tsx'
import { PageShell } from '#ui/shell/frame/page-shell.tsx'
import { AfterNavigation } from '#app/browser/after-navigation.tsx'

interface Props {
  readonly locale: Locale
  /** Of the page in this language, query included. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly city?: City | null
  /** Whose page it is. */
  readonly profile?: Profile
  /** The address that search engines are to take for it, if that is another one. */
  readonly canonical?: string
  /** A list of nobody or with filters, a page for those who make the site: nothing for search engines. */
  readonly isUnlisted?: boolean
  /** An error has no place of its own among the pages. */
  readonly isError?: true
  /** Only the name over the content: for an address that is none. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

/** Head and default layout around a page's view, with what is known only where the site runs. */
export function PageFrame({
  locale,
  path,
  title,
  description,
  city = null,
  profile,
  canonical,
  isUnlisted,
  isError,
  isBare,
  children,
}: Props) {
  const { demo, siteUrl } = runtime()
  const content = (
    <>
      <PageHead
        locale={locale}
        title={title}
        description={description}
        siteUrl={siteUrl}
        path={isError ? null : path}
        canonical={canonical}
        subject={subjectOf(city, profile)}
        isUnlisted={isUnlisted === true}
      />
      {children}
      <AfterNavigation />
    </>
  )
  if (isBare) return <BareShell locale={locale}>{content}</BareShell>
  return (
    <PageShell locale={locale} path={path} city={city} demo={demo}>
      {content}
    </PageShell>
  )
}

function subjectOf(city: City | null, profile: Profile | undefined): Subject | undefined {
  if (profile) return { kind: 'profile', id: profile.id, name: profile.user.name }
  return city ? { kind: 'city', slug: city.slug, name: city.name } : undefined
}
