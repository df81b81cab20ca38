import { defaultLocale, localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { parseAcceptHeader } from '#infrastructure/web-server/parse-accept-header.ts'

export const localeCookie = 'i18n_redirected'
export const localeCookieMaxAgeSeconds = 31_536_000

const formatLocaleCookie = (locale: Locale): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAgeSeconds}; SameSite=Lax`

const localeCookiePattern = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)\\s*(?:;|$)`)

export function getPreferredLocale(cookieHeader: string | undefined, acceptLanguage: string | undefined): Locale {
  const cookieLocale = cookieHeader?.match(localeCookiePattern)?.[1]
  if (cookieLocale !== undefined && isLocale(cookieLocale)) return cookieLocale
  for (const { value, weight } of parseAcceptHeader(acceptLanguage ?? '')) {
    const language = value.slice(0, 2)
    if (weight > 0 && isLocale(language)) return language
  }
  return defaultLocale
}

/** The language switch links to `?lang=ru` for the home page of the default language. */
export function getRootRedirect(
  query: string,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): { readonly status: 302 | 303; readonly location: string; readonly cookie?: string } | undefined {
  const parameters = new URLSearchParams(query)
  if (parameters.getAll('lang').includes(defaultLocale)) {
    parameters.delete('lang')
    const remainingQuery = parameters.toString()
    return {
      status: 303,
      location: remainingQuery ? `/?${remainingQuery}` : '/',
      cookie: formatLocaleCookie(defaultLocale),
    }
  }
  const locale = getPreferredLocale(cookieHeader, acceptLanguage)
  if (parameters.has('login') || locale === defaultLocale) return undefined
  return { status: 302, location: localizePath(locale, query ? `/?${query}` : '/') }
}
