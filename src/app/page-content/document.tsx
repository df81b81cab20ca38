import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/** In production, `finishDocument` inserts the inline script. In development it is a file that also blocks parsing. */
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
