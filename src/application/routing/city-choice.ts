import { parsePrefix } from '#domain/city/prefix-group.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { citiesPath } from './cities-path.ts'
import { resolveList, type ResolvedList } from './resolve-list.ts'
import { formatListQuery, parseListQuery } from './list-path.ts'
import { localizePath } from './locale-path.ts'

export const citiesParameter = 'cities'

/** The link works without JavaScript. It is short, because each list contains it twice; the server redirects it. */
export function getCityChoiceHref(locale: Locale, path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  return resolveList(pathname, query) ? `?${query && `${query}&`}${citiesParameter}` : localizePath(locale, citiesPath)
}

/** The first letters of the listed cities; null for the group 'other', undefined for the featured cities. */
export type CitiesPrefix = string | null | undefined

export interface CityChoice extends ResolvedList {
  readonly prefix?: CitiesPrefix
}

export const prefixParameter = 'letter'
const otherLetters = 'other'

export function getCityChoicePath(locale: Locale, choice: CityChoice): string {
  const query = formatCitiesQuery(choice)
  return localizePath(locale, '/profiles/cities') + (query && `?${query}`)
}

export function formatCitiesQuery({ category, filters, rejectedFilters, prefix }: CityChoice): string {
  const query = formatListQuery({ ...(category !== null && { category }), filters, rejectedFilters, page: 1 })
  if (prefix === undefined) return query
  return [query, `${prefixParameter}=${encodeURIComponent(prefix ?? otherLetters)}`].filter(Boolean).join('&')
}

export function parseCitiesQuery(query: string): CityChoice {
  const { category = null, filters, rejectedFilters } = parseListQuery(query)
  const text = new URLSearchParams(query).get(prefixParameter) ?? ''
  const prefix = text === otherLetters ? null : parsePrefix(text)
  return { category, filters, rejectedFilters, ...(prefix !== undefined && { prefix }) }
}

export function findCityChoiceRedirect(locale: Locale, path: string, query: string): string | undefined {
  if (!new URLSearchParams(query).has(citiesParameter)) return undefined
  const list = resolveList(path, query)
  return list && getCityChoicePath(locale, list)
}
