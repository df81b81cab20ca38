import { Option, Schema } from 'effect'
import { defaultLocale, localePath } from '#application/routing/locale-path.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { parseAcceptHeader } from '#infrastructure/web-server/parse-accept-header.ts'

/** Name and Max-Age (seconds) of the language cookie (specification, sections 3 and 9). */
export const localeCookie = 'i18n_redirected'
export const localeCookieMaxAge = 31_536_000

export const formatLocaleCookie = (locale: Locale): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieMaxAge}; SameSite=Lax`

const decodeLocale = Schema.decodeUnknownOption(Schema.Literals(locales))
const chosenLocale = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)\\s*(?:;|$)`)

/** The language for a full load of `/`: the cookie's, else the first known one of `Accept-Language`. */
export function getPreferredLocale(cookies: string | undefined, accepted: string | undefined): Locale {
  const chosen = decodeLocale(cookies?.match(chosenLocale)?.[1])
  if (Option.isSome(chosen)) return chosen.value
  for (const { value, weight } of parseAcceptHeader(accepted ?? '')) {
    const language = value.slice(0, 2)
    if (weight > 0 && isLocale(language)) return language
  }
  return defaultLocale
}

/** The redirect of a full load of `/`, if any. `?lang=ru` is the language switch's link to the home page of the default language. */
export function getRootRedirect(
  query: string,
  cookies: string | undefined,
  accepted: string | undefined,
): { readonly status: 302 | 303; readonly location: string; readonly cookie?: string } | undefined {
  const parameters = new URLSearchParams(query)
  if (parameters.get('lang') === defaultLocale) {
    parameters.delete('lang')
    const rest = parameters.toString()
    return { status: 303, location: rest ? `/?${rest}` : '/', cookie: formatLocaleCookie(defaultLocale) }
  }
  const locale = getPreferredLocale(cookies, accepted)
  if (parameters.has('login') || locale === defaultLocale) return undefined
  return { status: 302, location: localePath(locale, query ? `/?${query}` : '/') }
}
