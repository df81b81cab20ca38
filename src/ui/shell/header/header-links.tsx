import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { loginPath } from '#application/routing/return-path.ts'
import { translator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'

interface LanguageLinkProps {
  readonly className: string | undefined
  /** The other language's name in itself. */
  readonly text: string
  /** Language of this page. */
  readonly locale: Locale
  readonly href: string
  readonly children?: ReactNode
}

/** This page in the other language. */
export function LanguageLink({ className, text, locale, href, children }: LanguageLinkProps) {
  const other: Locale = locale === 'ru' ? 'en' : 'ru'
  return (
    <a className={className} href={href} hrefLang={other} lang={other} rel="alternate">
      {children}
      {text}
    </a>
  )
}

interface LoginLinkProps {
  readonly className: string | undefined
  readonly locale: Locale
  /** Path of this page, to return to. */
  readonly path: string
}

/** Opens the sign-in dialog; before hydration it links to it. */
export function LoginLink({ className, locale, path }: LoginLinkProps) {
  return (
    <a className={classNames('scripted', className)} href={loginPath(localePath(locale, '/'), path)} data-login>
      {translator(locale)('common:nav.signIn')}
    </a>
  )
}
