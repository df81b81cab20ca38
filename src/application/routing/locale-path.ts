import type { Locale } from '#domain/shared/locale.ts'

/** The name of the `meta` element of a page that sets no language cookie. */
export const noLanguageCookie = 'no-language-cookie'

/** Adds the language to a path without one, which may have a query and an anchor: '/kazan' becomes '/en/kazan'. */
export const localePath = (locale: Locale, path: string): string => {
  if (locale === 'ru') return path
  return `/en${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** The reverse of `localePath`: takes the language off an address ('/en' leaves '/'). */
export function splitLocale(address: string): { readonly locale: Locale; readonly path: string } {
  if (!/^\/en(?=$|[/?#])/.test(address)) return { locale: 'ru', path: address }
  return { locale: 'en', path: address.slice('/en'.length).replace(/^(?!\/)/, '/') }
}

/**
 * The same page in the other language: '/kazan?page=2' and '/en/kazan?page=2'. The link to the Russian home names the
 * language, since `/` redirects visitors whose cookie says English (R-locale-cookie).
 */
export const otherLanguage = (address: string): string => {
  const { locale, path } = splitLocale(address)
  if (locale === 'ru') return localePath('en', path)
  const home = /^\/(?:\?(?<query>[^#]*))?(?<anchor>#.*)?$/.exec(path)
  if (!home) return path
  const { query, anchor = '' } = home.groups ?? {}
  return `/?lang=ru${query ? `&${query}` : ''}${anchor}`
}
