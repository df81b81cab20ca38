import { getPathInLocale } from '#application/routing/split-locale.ts'
import type { ReactNode } from 'react'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getLoginPath } from '#application/routing/guards/return-path.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'

interface LanguageLinksProps {
  readonly className: string | undefined
  readonly locale: Locale
  readonly path: string
  readonly children?: ReactNode
}

export function LanguageLinks({ className, locale, path, children }: LanguageLinksProps) {
  return locales
    .filter(otherLocale => otherLocale !== locale)
    .map(otherLocale => (
      <a
        key={otherLocale}
        className={className}
        href={getPathInLocale(otherLocale, path)}
        hrefLang={otherLocale}
        lang={otherLocale}
        rel="alternate"
      >
        {children}
        {getTranslator(otherLocale)('common:language')}
      </a>
    ))
}

interface LoginLinkProps {
  readonly className: string | undefined
  readonly locale: Locale
  readonly returnPath: string
}

/** Opens the login dialog on this page; in a new tab, on the home page. */
export function LoginLink({ className, locale, returnPath }: LoginLinkProps) {
  return (
    <a
      className={classNames('js-only', className)}
      href={getLoginPath(localizePath(locale, '/'), returnPath)}
      data-login
    >
      {getTranslator(locale)('common:nav.signIn')}
    </a>
  )
}
