import type { Locale } from '#domain/shared/locale.ts'
import { citiesPath } from './cities-path.ts'
import { listAt, type AskedList } from './list-at.ts'
import { listQuery } from './list-path.ts'
import { localePath } from './locale-path.ts'

/** Added to the query of a list, it asks for the cities of that list. */
const asking = 'cities'

/**
 * Where one chooses a city from the page at `path` without script: the cities on home, or those that lead to the same list.
 * Every list says it twice, so it is short; the server redirects to the address that all cities share.
 */
export function cityLink(locale: Locale, path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  return listAt(pathname, query) ? `?${query && `${query}&`}${asking}` : localePath(locale, citiesPath)
}

/** The cities of a list, whatever city it is of. */
export function citiesOfList(locale: Locale, { category, filters, rejected }: AskedList): string {
  const query = listQuery({ ...(category !== null && { category }), filters, rejected, page: 1 })
  return localePath(locale, '/profiles/cities') + (query && `?${query}`)
}

/** Where the link of a list leads; undefined for every other address. */
export function citiesAsked(locale: Locale, path: string, query: string): string | undefined {
  if (!new URLSearchParams(query).has(asking)) return undefined
  const list = listAt(path, query)
  return list && citiesOfList(locale, list)
}
