import { filterNames, type FilterName, type ParsedFilters, parseFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localizePath } from './locale-path.ts'
import { isCategorySlug } from '#domain/category/category.ts'
import { encodeSegments } from '#domain/shared/slug.ts'
import { parsePage } from '#domain/shared/pagination.ts'

interface ListLocation extends Partial<ParsedFilters> {
  readonly locale: Locale
  /** Null or omitted for the whole country. */
  readonly city?: { readonly slug: string } | null
  /** Slug. */
  readonly category?: string | null
  readonly page?: number
}

/** Without a language prefix. */
export const getCityPath = (city: { readonly slug: string }): string => `/${encodeSegments(city.slug)}`

export function getListPath({
  locale,
  city,
  category,
  filters = {},
  rejectedFilters = {},
  page = 1,
}: ListLocation): string {
  const path = city ? `${getCityPath(city)}/specialists${category ? `/${encodeSegments(category)}` : ''}` : '/profiles'
  const query = formatListQuery({ ...(!city && category && { category }), filters, rejectedFilters, page })
  return localizePath(locale, path) + (query && `?${query}`)
}

export const filterParameters = {
  search: 'search',
  sort: 'sort',
  priceTo: 'price_to',
  ratingFrom: 'rating_from',
} as const satisfies Record<FilterName, string>

export function formatListQuery({ category, filters, rejectedFilters, page }: ListQuery): string {
  const values = { ...filters, ...rejectedFilters }
  const filterQuery = new URLSearchParams(
    filterNames.flatMap(name => (values[name] === undefined ? [] : [[filterParameters[name], String(values[name])]])),
  ).toString()
  return [
    ...(category ? [`category=${encodeSegments(category)}`] : []),
    ...(filterQuery ? [filterQuery] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&')
}

export interface ListQuery extends ParsedFilters {
  /** Slug. */
  readonly category?: string
  readonly page: number
}

export function parseListQuery(query: string | URLSearchParams): ListQuery {
  const parameters = new URLSearchParams(query)
  const category = parameters.get('category') ?? ''
  return {
    ...(isCategorySlug(category) && { category }),
    ...parseFilters(name => parameters.get(filterParameters[name])),
    page: parsePage(parameters.get('page') ?? '') ?? 1,
  }
}

export const findSearchFilter = (path: string): string | undefined =>
  parseListQuery(path.split('?')[1] ?? '').filters.search
