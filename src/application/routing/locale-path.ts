import type { Locale } from '#domain/shared/locale.ts'

/** The name of the `meta` element of a page that sets no language cookie. */
export const noLanguageCookie = 'no-cookie'

export const defaultLocale = 'ru' satisfies Locale

export const localizePath = (locale: Locale, path: string): string => {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
