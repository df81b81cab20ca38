import { LRUCache } from 'lru-cache'
import type { FastifyRequest } from 'fastify'
import type { ResolvedSearch, SearchTarget } from '#application/search/resolve-search.ts'
import type { UseCases } from '#application/use-cases.ts'
import { getListPath, parseListQuery } from '#application/routing/list-path.ts'
import { createRequestId, readRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import type { Address } from './address.ts'
import { getRequestedRenderId } from './page-cache/send-page.ts'

const maxCachedSearches = 2000
/** Visitors can make up searches, and each may call the API. */
const maxConcurrentSearches = 16
const cacheTtlMs = 60_000

interface Search {
  readonly text: string
  /** Slug; null for the whole country. */
  readonly city: string | null
}

interface SearchRedirect {
  /** Undefined if the search stays a text search. */
  readonly path: string | undefined
  /** A later attempt may find another path. */
  readonly isIncomplete: boolean
}

/** Returns undefined for a request that is never redirected. */
export type FindSearchRedirect = (
  request: FastifyRequest,
  address: Address,
  query: string,
) => Promise<SearchRedirect> | undefined

const incompleteSearch: ResolvedSearch = { list: null, isIncomplete: true }

export const createSearchRedirectFinder = ({ resolveSearch }: Pick<UseCases, 'resolveSearch'>): FindSearchRedirect => {
  const cache = new LRUCache<string, ResolvedSearch>({ max: maxCachedSearches, ttl: cacheTtlMs })
  let runningCount = 0
  const resolve = async (request: FastifyRequest, { locale }: Address, search: Search): Promise<ResolvedSearch> => {
    const key = JSON.stringify([locale, search])
    const cachedSearch = cache.get(key)
    if (cachedSearch) return cachedSearch
    if (runningCount >= maxConcurrentSearches) return incompleteSearch
    runningCount += 1
    const scope = { locale, id: readRequestId(request) ?? createRequestId(), usesResponseCache: true } as const
    const outcome = await getRuntime()
      .scope.run(scope, async () => resolveSearch(search))
      .finally(() => (runningCount -= 1))
    if (!outcome.ok) return incompleteSearch
    if (!outcome.value.isIncomplete) cache.set(key, outcome.value)
    return outcome.value
  }
  return (request, address, query) => {
    const search = readSearch(address, query)
    // A document that is already sent requests its flight data at its own URL, so that request is not redirected.
    if (!search || getRequestedRenderId(request) !== undefined) return undefined
    return resolve(request, address, search).then(({ list, isIncomplete }) => ({
      path: list ? formatPath(address, query, list) : undefined,
      isIncomplete,
    }))
  }
}

/** Search forms open the first page of a list without a category. */
const readSearch = ({ route }: Address, query: string): Search | undefined => {
  if (!query.includes('search=') || (route?.name !== 'profiles' && route?.name !== 'specialists')) return undefined
  const { category, filters, page } = parseListQuery(query)
  const hasCategory = category !== undefined || (route.name === 'specialists' && route.category !== null)
  if (filters.search === undefined || hasCategory || page > 1) return undefined
  return { text: filters.search, city: route.name === 'specialists' ? route.city : null }
}

const formatPath = ({ locale }: Address, query: string, list: SearchTarget): string => {
  const { city, category, sort, priceTo = Infinity, search } = list
  const { filters, rejectedFilters } = parseListQuery(query)
  const { search: _, ...otherFilters } = filters
  const lowerPrice = Math.min(priceTo, otherFilters.priceTo ?? Infinity)
  const path = getListPath({
    locale,
    city: city === null ? null : { slug: city },
    category,
    filters: {
      ...(sort && { sort }),
      ...otherFilters,
      ...(lowerPrice < Infinity && { priceTo: lowerPrice }),
      ...(search !== '' && { search }),
    },
    // A price in the text replaces an invalid one.
    ...(lowerPrice === Infinity && { rejectedFilters }),
  })
  // The router's parameter separates flight data in caches.
  const flight = new URLSearchParams(query).get(RouterName.flightQuery)
  const separator = path.includes('?') ? '&' : '?'
  return flight === null ? path : `${path}${separator}${RouterName.flightQuery}=${encodeURIComponent(flight)}`
}
