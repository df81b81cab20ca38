import type { ReactNode } from 'react'
import type { City } from '../domain/city/city'
import type { Locale } from '../domain/shared/locale'
import { runtime } from '../infrastructure/web-server/runtime'
import { PageHead } from '../ui/shell/page-head'
import { PageShell } from '../ui/shell/page-shell'

interface Props {
  readonly locale: Locale
  /** Of the page in this language, query included. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly city?: City | null
  /** An error has no place of its own among the pages. */
  readonly isError?: true
  readonly children: ReactNode
}

/** Head and default layout around a page's view, with what is known only where the site runs. */
export function Page({ locale, path, title, description, city = null, isError, children }: Props) {
  const { demo, siteUrl } = runtime()
  return (
    <PageShell locale={locale} path={path} city={city} demo={demo}>
      <PageHead
        locale={locale}
        title={title}
        description={description}
        siteUrl={siteUrl}
        path={isError ? null : path}
      />
      {children}
    </PageShell>
  )
}
