import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { defaultLocale, localePath } from './locale-path.ts'

/** The reverse of `localePath`: takes the language off an address ('/en' leaves '/'). */
export function splitLocale(address: string): { readonly locale: Locale; readonly path: string } {
  const [prefix = '', locale = ''] = /^\/([a-z]+)(?=$|[/?#])/.exec(address) ?? []
  if (!isLocale(locale) || locale === defaultLocale) return { locale: defaultLocale, path: address }
  return { locale, path: address.slice(prefix.length).replace(/^(?!\/)/, '/') }
}

/**
 * The same page in another language: '/kazan?page=2' and '/en/kazan?page=2'. The link to the home page of the default language
 * names that language, since `/` redirects visitors whose cookie names another one (R-locale-cookie).
 */
export const pathInLanguage = (locale: Locale, address: string): string => {
  const { path } = splitLocale(address)
  const home = /^\/(?:\?(?<query>[^#]*))?(?<anchor>#.*)?$/.exec(path)
  if (!home || locale !== defaultLocale) return localePath(locale, path)
  const { query, anchor = '' } = home.groups ?? {}
  return `/?lang=${locale}${query ? `&${query}` : ''}${anchor}`
}
