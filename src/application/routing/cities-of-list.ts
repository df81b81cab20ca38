import type { Locale } from '#domain/shared/locale.ts'
import { citiesPath } from './cities-path.ts'
import { resolveList, type ResolvedList } from './resolve-list.ts'
import { listQuery } from './list-path.ts'
import { localePath } from './locale-path.ts'

/** Query parameter of a list that requests the cities of that list. */
const citiesParameter = 'cities'

/**
 * The link to choose a city without JavaScript: the cities of the list at `path`, else those of the home page. Lists contain it
 * twice, so it is short; the server redirects it to the canonical address.
 */
export function getCityChoiceHref(locale: Locale, path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  return resolveList(pathname, query) ? `?${query && `${query}&`}${citiesParameter}` : localePath(locale, citiesPath)
}

/** The canonical address, which lists of all cities share. */
export function getCitiesOfListPath(locale: Locale, { category, filters, rejected }: ResolvedList): string {
  const query = listQuery({ ...(category !== null && { category }), filters, rejected, page: 1 })
  return localePath(locale, '/profiles/cities') + (query && `?${query}`)
}

/** Resolves the link of `getCityChoiceHref`; undefined for any other address. */
export function parseCitiesRequest(locale: Locale, path: string, query: string): string | undefined {
  if (!new URLSearchParams(query).has(citiesParameter)) return undefined
  const list = resolveList(path, query)
  return list && getCitiesOfListPath(locale, list)
}
