import type { ReactNode } from 'react'
import type { City } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { PageHead, type Subject } from '#ui/shell/head/page-head.tsx'
import { BareShell, PageShell } from '#ui/shell/frame/page-shell.tsx'
import { AfterNavigation } from '#app/browser/after-navigation.tsx'

interface Props {
  readonly locale: Locale
  /** Includes the language prefix and the query. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly city?: City | null
  readonly profile?: Profile
  /** Canonical path, if different from `path`. */
  readonly canonical?: string
  /** Adds `noindex`: for empty and filtered lists, own pages and the gallery. */
  readonly isUnlisted?: boolean
  /** An error page has no URL of its own. */
  readonly isError?: true
  /** Shows only the site's name, for an invalid URL. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

/** Head and layout of a page, with run-time settings. */
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
  const { demo, siteUrl } = getRuntime()
  const content = (
    <>
      <PageHead
        locale={locale}
        title={title}
        description={description}
        siteUrl={siteUrl}
        path={isError ? null : path}
        canonical={canonical}
        subject={getSubject(city, profile)}
        isUnlisted={isUnlisted === true}
      />
      {children}
      <AfterNavigation />
    </>
  )
  if (isBare) return <BareShell locale={locale}>{content}</BareShell>
  return (
    <PageShell locale={locale} path={path} city={city} isDemo={demo}>
      {content}
    </PageShell>
  )
}

function getSubject(city: City | null, profile: Profile | undefined): Subject | undefined {
  if (profile) return { kind: 'profile', id: profile.id, name: profile.user.name }
  return city ? { kind: 'city', slug: city.slug, name: city.name } : undefined
}
