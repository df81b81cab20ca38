import type { ParsedFilters } from '#domain/profile/profile-filters.ts'
import { parseListQuery } from './list-path.ts'
import { findRoute } from './resolve-route.ts'

export interface ResolvedList extends ParsedFilters {
  /** Slug; null for all categories. */
  readonly category: string | null
}

export function resolveList(encodedPath: string, query: string): ResolvedList | undefined {
  const route = findRoute(encodedPath)
  if (route?.name !== 'specialists' && route?.name !== 'profiles') return undefined
  const { category = null, filters, rejectedFilters } = parseListQuery(query)
  return { category: route.name === 'specialists' ? route.category : category, filters, rejectedFilters }
}
