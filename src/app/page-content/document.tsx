import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * In development, loads the inline script, which `finishDocument` inserts in production. It loads synchronously, because
 * it must run before the page hydrates.
 */
export function Document({ locale, children }: Props) {
  if (process.env.NODE_ENV === 'production') return <html lang={locale}>{children}</html>
  return (
    // The script sets attributes of this element.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script src="/builds/inline-script.js" />
      </head>
      {children}
    </html>
  )
}
