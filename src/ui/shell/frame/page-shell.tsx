import type { ReactNode } from 'react'
import { getCityChoiceHref } from '#application/routing/city-choice.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { FontPreloads } from '#ui/kit/styles/font-preloads.tsx'
import { CookieBanner } from '#ui/shell/notices/cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from '#ui/shell/header/header.tsx'
import styles from './page-shell.module.css'
import { HomeLink } from '#ui/shell/header/home-link.tsx'

export interface PageShellProps {
  readonly locale: Locale
  /** Includes the language prefix and the query. */
  readonly path: string
  /** Becomes the visitor's current city. */
  readonly city?: City | null
  /** By default, choosing a city keeps the list at `path`. */
  readonly citiesHref?: string | undefined
  readonly isDemo: boolean
  readonly children: ReactNode
}

export function PageShell({
  locale,
  path,
  city = null,
  citiesHref = getCityChoiceHref(locale, path),
  isDemo,
  children,
}: PageShellProps) {
  const t = getTranslator(locale)
  return (
    <div className={styles['shell']} data-city={city ? JSON.stringify(city) : undefined}>
      <FontPreloads locale={locale} />
      <SkipLink text={t('common:skipToContent')} />
      <CookieBanner locale={locale} />
      <Header {...{ locale, path, city, citiesHref }} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} path={path} city={city} isDemo={isDemo} />
    </div>
  )
}

export function BareShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <FontPreloads locale={locale} />
      <SkipLink text={getTranslator(locale)('common:skipToContent')} />
      <header className={`container ${styles['bare']}`}>
        <HomeLink locale={locale} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function SkipLink({ text }: { readonly text: string }) {
  return <a href="#content">{text}</a>
}
