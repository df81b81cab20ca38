import type { ParsedFilters } from '#domain/profile/profile-filters.ts'
import { readListQuery } from './list-path.ts'
import { resolveRoute } from './resolve-route.ts'

export interface ResolvedList extends ParsedFilters {
  /** Slug; null for all categories. */
  readonly category: string | null
}

/** `path` includes the language. Undefined if the address is not a list of specialists. */
export function resolveList(path: string, query: string): ResolvedList | undefined {
  const { route } = resolveRoute(path)
  if (route?.name !== 'specialists' && route?.name !== 'profiles') return undefined
  const { category = null, filters, rejected } = readListQuery(query)
  return { category: route.name === 'specialists' ? route.category : category, filters, rejected }
}
