import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { FontPreloads } from '#ui/kit/styles/font-preloads.tsx'
import { HomeLink } from '#ui/shell/header/home-link.tsx'
import styles from './page-shell.module.css'

/** The bare layout: the brand above the content. */
export function BareShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <FontPreloads locale={locale} />
      <SkipLink text={translator(locale)('common:skipToContent')} />
      <header className={`container ${styles['bare']}`}>
        <HomeLink locale={locale} />
      </header>
      <main className={styles['main']} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** The first tab stop; visible on focus only. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles['skip']} href="#content">
      {text}
    </a>
  )
}
