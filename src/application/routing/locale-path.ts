import type { Locale } from '#domain/shared/locale.ts'

/** The address, in this language, of a page that Russian has at `path` (with its query and anchor): '/kazan', '/en/kazan'. */
export const localePath = (locale: Locale, path: string): string => {
  if (locale === 'ru') return path
  return `/en${path.replace(/^\/(?=$|[?#])/, '')}`
}

/**
 * The same page in the other language: '/kazan?page=2' and '/en/kazan?page=2'. The Russian home is asked for by
 * name, since `/` would send whoever reads English back (R-locale-cookie).
 */
export const otherLanguage = (path: string): string => {
  const russian = /^\/en(?=$|[/?#])/.test(path) ? path.slice('/en'.length) : undefined
  if (russian === undefined) return localePath('en', path)
  const home = /^\/?(?:\?(?<query>[^#]*))?(?<anchor>#.*)?$/.exec(russian)
  if (!home) return russian
  const { query, anchor = '' } = home.groups ?? {}
  return `/?lang=ru${query ? `&${query}` : ''}${anchor}`
}
