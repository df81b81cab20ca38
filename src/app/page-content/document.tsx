import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/** `finishDocument` inserts the inline script in production. Here it is synchronous, to run before hydration. */
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
