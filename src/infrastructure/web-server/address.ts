import { LRUCache } from 'lru-cache'
import { formatCitiesQuery, parseCitiesQuery, type CityChoice } from '#application/routing/city-choice.ts'
import { parseComparisonQuery } from '#application/routing/compare-path.ts'
import { knownParameters } from '#application/routing/known-parameters.ts'
import { formatListQuery, type ListQuery, parseListQuery } from '#application/routing/list-path.ts'
import { internalParameters } from '#infrastructure/next/rewrites.ts'
import { resolveRoute, type ResolvedRoute, type Route } from '#application/routing/resolve-route.ts'
import { decodePercent, encodeSegments } from '#domain/shared/slug.ts'
import { hasFiltersOrSort, type ParsedFilters } from '#domain/profile/profile-filters.ts'

export interface Address extends ResolvedRoute {
  /** The requested path with its language prefix, without the query. */
  readonly path: string
  /** Cache key: the path and the query parameters that the page knows, in canonical order. */
  readonly key: string
  /** The URL that Next renders: the key, or an internal URL if `isFiltered`. */
  readonly nextUrl: string
  /** Whether this is a filtered list, the cities of a list or a comparison. Their number is unbounded. */
  readonly isFiltered: boolean
}

const maxLength = 2048
const plainPath = /^\/[a-z0-9/-]*$/
// Control characters, and the backslash, which some clients read as a slash.
const forbiddenCharacters = /[\p{Cc}\\]/u

export type RefusalReason = 'malformed' | 'too-long'

/** Longer targets are rarely requested twice. */
const maxCachedTargetLength = 256

const addressCache = new LRUCache<string, Address | RefusalReason>({ max: 2000, memoMethod: parseTarget })

/** For a path that matches no route, the address has no route. */
export const readAddress = (target: string): Address | RefusalReason =>
  target.length <= maxCachedTargetLength && target.includes('?') ? addressCache.memo(target) : parseTarget(target)

function parseTarget(target: string): Address | RefusalReason {
  if (!target.startsWith('/')) return 'malformed'
  if (target.length > maxLength && getLengthWithoutUnknownParameters(target) > maxLength) return 'too-long'
  const queryStart = target.indexOf('?')
  const path = queryStart < 0 ? target : target.slice(0, queryStart)
  const decodedPath = plainPath.test(path) ? path : decodePath(path)
  if (decodedPath === undefined) return 'malformed'
  const { locale, route: matchedRoute } = resolveRoute(decodedPath)
  // Only the canonical spelling of a path has a page.
  const route = encodeSegments(decodedPath) === path ? matchedRoute : undefined
  return { locale, route, path, ...resolveQuery(path, route, queryStart < 0 ? '' : target.slice(queryStart + 1)) }
}

/** Trackers may lengthen a URL with unknown parameters. */
function getLengthWithoutUnknownParameters(target: string): number {
  const [path = '', ...queryParts] = target.split('?')
  const isKnown = (parameter: string) => knownParameters.has(decodePercent(parameter.split('=', 1)[0] ?? '') ?? '')
  const parameters = queryParts.join('?').split('&').filter(isKnown)
  return [path, ...parameters].join('&').length
}

const isList = (route: Route) => route.name === 'specialists' || route.name === 'profiles'

type ResolvedQuery = Pick<Address, 'key' | 'nextUrl' | 'isFiltered'>

const resolveToKey = (key: string): ResolvedQuery => ({ key, nextUrl: key, isFiltered: false })

function resolveQuery(path: string, route: Route | undefined, text: string): ResolvedQuery {
  if (route?.name === 'comparison') return resolveComparison(path, parseComparisonQuery(text))
  if (route?.name === 'cities') return resolveListCities(path, formatCitiesQuery(parseCitiesQuery(text)))
  if (text !== '' && route?.name === 'profile') {
    const { page } = parseListQuery(text)
    return resolveToKey(page > 1 ? `${path}?page=${page}` : path)
  }
  if (text === '' || !route || !isList(route)) return resolveToKey(path)
  const { category, ...pageAndFilters } = parseListQuery(text)
  const list = { ...pageAndFilters, ...(category !== undefined && route.name === 'profiles' && { category }) }
  const query = formatListQuery(list)
  const key = query ? `${path}?${query}` : path
  if (!hasFiltersOrSort(list)) return resolveToKey(key)
  return { key, nextUrl: `${path}?${formatFilteredQuery(list)}`, isFiltered: true }
}

const resolveComparison = (path: string, ids: readonly number[]): ResolvedQuery =>
  ids.length === 0
    ? resolveToKey(path)
    : {
        key: `${path}?ids=${ids.join(',')}`,
        nextUrl: `${path}?${internalParameters.ids}=${ids.join('-')}`,
        isFiltered: true,
      }

function resolveListCities(path: string, query: string): ResolvedQuery {
  return query === ''
    ? resolveToKey(path)
    : {
        key: `${path}?${query}`,
        nextUrl: `${path}?${internalParameters.list}=${encodeQuery(query)}`,
        isFiltered: true,
      }
}

function decodePath(path: string): string | undefined {
  const decodedPath = decodePercent(path)
  return decodedPath === undefined || forbiddenCharacters.test(decodedPath) ? undefined : decodedPath
}

const encodeQuery = (query: string): string => Buffer.from(query).toString('base64url')

const formatFilteredQuery = ({ category, filters, rejectedFilters, page }: ListQuery): string =>
  `${category === undefined ? '' : `category=${encodeSegments(category)}&`}${internalParameters.filters}=${encodeQuery(formatListQuery({ filters, rejectedFilters, page: 1 }))}&page=${page}`

const decodeQuery = (segment: string): string => Buffer.from(segment, 'base64url').toString()

export const decodeCitiesQuery = (segment: string): CityChoice => parseCitiesQuery(decodeQuery(segment))

export const decodeFilters = (segment: string): ParsedFilters => {
  const { filters, rejectedFilters } = parseListQuery(decodeQuery(segment))
  return { filters, rejectedFilters }
}
