import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './own-shell.module.css'

/** Around what script fills in: the same for everybody, as tall as the screen, so that nothing seen moves. It wakes at once. */
export function OwnShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={`container ${styles['shell']}`} data-hydrate>
      <noscript>
        <p>{translator(locale)('own:noScript')}</p>
      </noscript>
      {children}
    </div>
  )
}
