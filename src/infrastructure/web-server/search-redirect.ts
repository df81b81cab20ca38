import { LRUCache } from 'lru-cache'
import type { FastifyRequest } from 'fastify'
import type { SearchTarget } from '#application/search/resolve-search.ts'
import type { UseCases } from '#application/use-cases.ts'
import { listPath, readListQuery } from '#application/routing/list-path.ts'
import { createRequestId, readRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import type { Address } from './address.ts'
import { getRequestedRender } from './page-cache/send-page.ts'

const maxRemembered = 2000
/** Made-up searches are endless, and one may call the API. Beyond these a search stays a text search. */
const maxConcurrent = 16
const rememberedMs = 60_000

interface Search {
  readonly text: string
  /** Slug; null for the whole country. */
  readonly city: string | null
}

/** Finds the path of the list that a searched list means; undefined if it stays as it is. */
export type FindSearchRedirect = (
  request: FastifyRequest,
  address: Address,
  query: string,
) => Promise<string | undefined> | undefined

/** Redirects searches as people type them (R-search), also without script: `/profiles?search=сантехник+в+казани`. */
export const createSearchRedirect = ({ resolveSearch }: Pick<UseCases, 'resolveSearch'>): FindSearchRedirect => {
  const remembered = new LRUCache<string, { readonly list: SearchTarget | null }>({
    max: maxRemembered,
    ttl: rememberedMs,
  })
  let running = 0
  const findList = async (request: FastifyRequest, { locale }: Address, search: Search) => {
    const key = JSON.stringify([locale, search])
    const known = remembered.get(key)
    if (known) return known.list
    if (running >= maxConcurrent) return null
    running += 1
    const scope = { locale, id: readRequestId(request) ?? createRequestId(), usesResponseCache: true } as const
    const outcome = await getRuntime()
      .scope.run(scope, async () => resolveSearch(search))
      .finally(() => (running -= 1))
    if (!outcome.ok) return null
    remembered.set(key, { list: outcome.value })
    return outcome.value
  }
  return (request, address, query) => {
    const search = readSearch(address, query)
    // The flight data of a delivered document has no other address.
    if (!search || getRequestedRender(request) !== undefined) return undefined
    return findList(request, address, search).then(list => (list ? formatPath(address, query, list) : undefined))
  }
}

/** The search of a list's first page without a category, as search forms open it. */
const readSearch = ({ route }: Address, query: string): Search | undefined => {
  if (!query.includes('search=') || (route?.name !== 'profiles' && route?.name !== 'specialists')) return undefined
  const { category, filters, page } = readListQuery(query)
  const isNarrowed = category !== undefined || (route.name === 'specialists' && route.category !== null)
  if (filters.search === undefined || isNarrowed || page > 1) return undefined
  return { text: filters.search, city: route.name === 'specialists' ? route.city : null }
}

/** The other filters stay; the router's parameter too, which keeps flight data apart in shared caches. */
const formatPath = ({ locale }: Address, query: string, { city, category, sort, search }: SearchTarget): string => {
  const { filters, rejected } = readListQuery(query)
  const { search: _, ...others } = filters
  const path = listPath({
    locale,
    city: city === null ? null : { slug: city },
    category,
    filters: { ...(sort && { sort }), ...others, ...(search !== '' && { search }) },
    rejected,
  })
  const flight = new URLSearchParams(query).get(RouterName.flightQuery)
  const separator = path.includes('?') ? '&' : '?'
  return flight === null ? path : `${path}${separator}${RouterName.flightQuery}=${encodeURIComponent(flight)}`
}
