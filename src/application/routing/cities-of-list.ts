import type { Locale } from '#domain/shared/locale.ts'
import { citiesPath } from './cities-path.ts'
import { resolveList, type ResolvedList } from './resolve-list.ts'
import { listQuery } from './list-path.ts'
import { localePath } from './locale-path.ts'

/** Added to the query of a list, it asks for the cities of that list. */
const citiesParameter = 'cities'

/**
 * Where one chooses a city from the page at `path` without script: the cities on home, or those that lead to the same list.
 * Every list says it twice, so it is short; the server redirects to the address that all cities share.
 */
export function getCityChoiceHref(locale: Locale, path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  return resolveList(pathname, query) ? `?${query && `${query}&`}${citiesParameter}` : localePath(locale, citiesPath)
}

/** The cities of a list, whatever city it is of. */
export function getCitiesOfListPath(locale: Locale, { category, filters, rejected }: ResolvedList): string {
  const query = listQuery({ ...(category !== null && { category }), filters, rejected, page: 1 })
  return localePath(locale, '/profiles/cities') + (query && `?${query}`)
}

/** Where the link of a list leads; undefined for every other address. */
export function parseCitiesRequest(locale: Locale, path: string, query: string): string | undefined {
  if (!new URLSearchParams(query).has(citiesParameter)) return undefined
  const list = resolveList(path, query)
  return list && getCitiesOfListPath(locale, list)
}
