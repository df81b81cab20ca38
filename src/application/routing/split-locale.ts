import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { defaultLocale, localizePath } from './locale-path.ts'

/** Leading slashes and backslashes become one slash, because browsers read '//host' as another site. */
export function splitLocale(localizedPath: string): { readonly locale: Locale; readonly path: string } {
  const name = /^\/([a-z]+)(?=$|[/?#])/.exec(localizedPath)?.[1] ?? ''
  const locale = isLocale(name) ? name : defaultLocale
  return { locale, path: localizedPath.slice(locale === defaultLocale ? 0 : name.length + 1).replace(/^[/\\]*/, '/') }
}

/** The default language's home page gets `?lang=`, because `/` redirects by the language cookie (R-locale-cookie). */
export const getPathInLocale = (locale: Locale, localizedPath: string): string => {
  const { path } = splitLocale(localizedPath)
  const homeMatch = /^\/(?:\?(?<query>[^#]*))?(?<anchor>#.*)?$/.exec(path)
  if (!homeMatch || locale !== defaultLocale) return localizePath(locale, path)
  const { query, anchor = '' } = homeMatch.groups ?? {}
  return `/?lang=${locale}${query ? `&${query}` : ''}${anchor}`
}
