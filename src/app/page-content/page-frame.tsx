import type { ReactNode } from 'react'
import type { City } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { PageHead, type PageHeadProps, type Subject } from '#ui/shell/head/page-head.tsx'
import { BareShell, PageShell } from '#ui/shell/frame/page-shell.tsx'
import { AfterNavigation } from '#app/browser/after-navigation.tsx'

interface Props extends Omit<PageHeadProps, 'siteUrl' | 'path' | 'subject'> {
  /** Includes the language prefix and the query. Null for an error page without a URL. */
  readonly path: string | null
  readonly city?: City | null
  readonly citiesHref?: string | undefined
  readonly profile?: Profile
  readonly isError?: true
  readonly children: ReactNode
}

export function PageFrame({ path, city = null, citiesHref, profile, isError, children, ...head }: Props) {
  const { isDemo, siteUrl } = getRuntime()
  const { locale } = head
  const content = (
    <>
      <PageHead {...head} siteUrl={siteUrl} path={isError ? null : path} subject={getSubject(city, profile)} />
      {children}
      <AfterNavigation />
    </>
  )
  if (path === null) return <BareShell locale={locale}>{content}</BareShell>
  return <PageShell {...{ locale, path, city, citiesHref, isDemo }}>{content}</PageShell>
}

function getSubject(city: City | null, profile: Profile | undefined): Subject | undefined {
  if (profile) return { kind: 'profile', id: profile.id, name: profile.user.name }
  return city ? { kind: 'city', slug: city.slug, name: city.name } : undefined
}
