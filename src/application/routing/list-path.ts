import { filterEntries, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localePath } from './locale-path.ts'

interface List {
  readonly locale: Locale
  /** Without one: the whole country. */
  readonly city?: { readonly slug: string } | null
  /** Slug. */
  readonly category?: string | null
  readonly filters?: ProfileFilters
  readonly page?: number
}

/** The address of a list of specialists. A city's category is in the path, the country's in the query. */
export function listPath({ locale, city, category, filters = {}, page = 1 }: List): string {
  const path = city ? `/${city.slug}/specialists${category ? `/${category}` : ''}` : '/profiles'
  const query = listQuery({ ...(!city && category && { category }), filters, page })
  return localePath(locale, path) + (query && `?${query}`)
}

/** The query of a list's address, always in one order; empty for a first page without filters. */
export function listQuery({ category, filters, page }: ListQuery): string {
  const narrowed = new URLSearchParams(filterEntries(filters).map(([name, value]) => [name, value])).toString()
  return [
    ...(category ? [`category=${category}`] : []),
    ...(narrowed ? [narrowed] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ].join('&')
}

/** What the query of a list's address says. */
export interface ListQuery {
  readonly category?: string
  readonly filters: ProfileFilters
  readonly page: number
}
