import { parseCategorySlug } from '#domain/category/category.ts'
import { parseFilters } from '#domain/profile/profile-filters.ts'
import { parsePage } from '#domain/shared/pagination.ts'
import type { ListQuery } from './list-path.ts'

/** Reads the query of a list's address. What means nothing is dropped; of a name that is there twice, the first counts. */
export function readListQuery(query: string | URLSearchParams): ListQuery {
  const given = new URLSearchParams(query)
  const category = parseCategorySlug(given.get('category')?.split('/') ?? [])
  return {
    ...(category !== undefined && { category }),
    filters: parseFilters(name => given.get(name)),
    page: parsePage(given.get('page') ?? '') ?? 1,
  }
}
