import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'

interface Props {
  readonly className: string | undefined
  /** The other language's own name. */
  readonly text: string
  /** Of this page. */
  readonly locale: Locale
  readonly href: string
  readonly children?: ReactNode
}

/** This page in the other language, spoken in that language. */
export function LanguageLink({ className, text, locale, href, children }: Props) {
  const other: Locale = locale === 'ru' ? 'en' : 'ru'
  return (
    <a className={className} href={href} hrefLang={other} lang={other} rel="alternate">
      {children}
      {text}
    </a>
  )
}
