import { pathInLanguage } from '#application/routing/split-locale.ts'
import type { ReactNode } from 'react'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { loginPath } from '#application/routing/return-path.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'

interface LanguageLinksProps {
  readonly className: string | undefined
  readonly locale: Locale
  readonly path: string
  readonly children?: ReactNode
}

/** This page in the other languages. */
export function LanguageLinks({ className, locale, path, children }: LanguageLinksProps) {
  return locales
    .filter(other => other !== locale)
    .map(other => (
      <a
        key={other}
        className={className}
        href={pathInLanguage(other, path)}
        hrefLang={other}
        lang={other}
        rel="alternate"
      >
        {children}
        {getTranslator(other)('common:language')}
      </a>
    ))
}

interface LoginLinkProps {
  readonly className: string | undefined
  readonly locale: Locale
  /** Path of this page, to return to. */
  readonly path: string
}

/** Opens the sign-in dialog; before hydration it is a plain link to it. */
export function LoginLink({ className, locale, path }: LoginLinkProps) {
  return (
    <a className={classNames('scripted', className)} href={loginPath(localePath(locale, '/'), path)} data-login>
      {getTranslator(locale)('common:nav.signIn')}
    </a>
  )
}
