import type { Locale } from '#domain/shared/locale.ts'
import { citiesPath } from './cities-path.ts'
import { resolveList, type ResolvedList } from './resolve-list.ts'
import { formatListQuery } from './list-path.ts'
import { localizePath } from './locale-path.ts'

/** The query parameter of a list that requests the cities of that list. */
const citiesParameter = 'cities'

/**
 * Returns the link to choose a city without JavaScript: the cities of the list at `path`, or those of the home page.
 * Lists contain the link twice, so it is short. The server redirects it to the canonical URL.
 */
export function getCityChoiceHref(locale: Locale, path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  return resolveList(pathname, query) ? `?${query && `${query}&`}${citiesParameter}` : localizePath(locale, citiesPath)
}

/** Returns the canonical path, which the lists of all cities share. */
export function getCitiesOfListPath(locale: Locale, { category, filters, rejectedFilters }: ResolvedList): string {
  const query = formatListQuery({ ...(category !== null && { category }), filters, rejectedFilters, page: 1 })
  return localizePath(locale, '/profiles/cities') + (query && `?${query}`)
}

/** Resolves the link of `getCityChoiceHref`; undefined for any other URL. */
export function parseCitiesRequest(locale: Locale, path: string, query: string): string | undefined {
  if (!new URLSearchParams(query).has(citiesParameter)) return undefined
  const list = resolveList(path, query)
  return list && getCitiesOfListPath(locale, list)
}
