import { LRUCache } from 'lru-cache'
import { parseComparedQuery } from '#application/routing/compare-path.ts'
import { filterParameters, listQuery, type ListQuery, readListQuery } from '#application/routing/list-path.ts'
import { internalParameters } from '#infrastructure/next/rewrites.ts'
import { resolveRoute, type ResolvedRoute, type Route } from '#application/routing/resolve-route.ts'
import { encodeSlug } from '#domain/shared/slug.ts'
import { isFiltered, type ParsedFilters } from '#domain/profile/profile-filters.ts'

/** A parsed request target, independent of the visitor. */
export interface Address extends ResolvedRoute {
  /** As requested, `/en` included, without the query. */
  readonly path: string
  /** Cache key: the path and the query parameters that the page knows, in canonical order. */
  readonly key: string
  /** The address that Next renders: the key, or the inner address of a filtered list, cities of a list or a comparison. */
  readonly inner: string
  /** A filtered list, cities of a list or a comparison: endless, and each rarely requested. */
  readonly isFiltered: boolean
}

const maxLength = 2048
const plainPath = /^\/[a-z0-9/-]*$/
// Control characters, and the backslash, which some clients read as a slash.
const forbidden = /[\p{Cc}\\]/u

/** Why a request target is refused: bad escapes, control characters or backslashes; or too long. */
export type RefusedAddress = 'malformed' | 'too-long'

/** Longer targets are rarely requested twice. */
const maxRemembered = 256

/** Parsing a query takes a sixth of the time of answering from the cache. */
const withQuery = new LRUCache<string, Address | RefusedAddress>({ max: 2000, memoMethod: parse })

/** Parses a request target. An unknown address has no route. */
export const readAddress = (target: string): Address | RefusedAddress =>
  target.length <= maxRemembered && target.includes('?') ? withQuery.memo(target) : parse(target)

function parse(target: string): Address | RefusedAddress {
  if (!target.startsWith('/')) return 'malformed'
  if (target.length > maxLength && getKnownLength(target) > maxLength) return 'too-long'
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const decoded = plainPath.test(path) ? path : decode(path)
  if (decoded === undefined) return 'malformed'
  const { locale, route: found } = resolveRoute(decoded)
  // A path has one spelling; any other has no page.
  const route = encodeSlug(decoded) === path ? found : undefined
  return { locale, route, path, ...resolveQuery(path, route, mark < 0 ? '' : target.slice(mark + 1)) }
}

/** The length without unknown query parameters, which trackers add. */
function getKnownLength(target: string): number {
  const [path = '', query = ''] = target.split('?', 2)
  const known = query.split('&').filter(parameter => queryNames.has(parameter.split('=', 1)[0] ?? ''))
  return [path, ...known].join('&').length
}

const queryNames: ReadonlySet<string> = new Set([...Object.values(filterParameters), 'category', 'page', 'ids'])

const isList = (route: Route) => route.name === 'specialists' || route.name === 'profiles'

/**
 * Lists read page, filters and, for the whole country, category; profiles read the page of reviews; comparisons read ids;
 * other pages ignore the query.
 */
function resolveQuery(
  path: string,
  route: Route | undefined,
  text: string,
): Pick<Address, 'key' | 'inner' | 'isFiltered'> {
  if (route?.name === 'comparison') return resolveComparison(path, parseComparedQuery(text))
  if (route?.name === 'cities') return resolveCitiesOfList(path, readListQuery(text))
  if (text !== '' && route?.name === 'profile') {
    const { page } = readListQuery(text)
    const key = page > 1 ? `${path}?page=${page}` : path
    return { key, inner: key, isFiltered: false }
  }
  if (text === '' || !route || !isList(route)) return { key: path, inner: path, isFiltered: false }
  const { category, ...read } = readListQuery(text)
  const known = { ...read, ...(category !== undefined && route.name === 'profiles' && { category }) }
  const query = listQuery(known)
  const key = query ? `${path}?${query}` : path
  if (!isFiltered(known)) return { key, inner: key, isFiltered: false }
  return { key, inner: `${path}?${formatFilteredQuery(known)}`, isFiltered: true }
}

/** Next's rewrites turn the ids into one segment of an inner address. */
const resolveComparison = (path: string, ids: readonly number[]): Pick<Address, 'key' | 'inner' | 'isFiltered'> =>
  ids.length === 0
    ? { key: path, inner: path, isFiltered: false }
    : {
        key: `${path}?ids=${ids.join(',')}`,
        inner: `${path}?${internalParameters.ids}=${ids.join('-')}`,
        isFiltered: true,
      }

function resolveCitiesOfList(path: string, list: ListQuery): Pick<Address, 'key' | 'inner' | 'isFiltered'> {
  const query = listQuery({ ...list, page: 1 })
  return query === ''
    ? { key: path, inner: path, isFiltered: false }
    : { key: `${path}?${query}`, inner: `${path}?${internalParameters.list}=${encode(query)}`, isFiltered: true }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return forbidden.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

// A page that reads its query becomes dynamic in Next, so filters are passed as one segment of an inner address.

const encode = (query: string): string => Buffer.from(query).toString('base64url')

export const formatFilteredQuery = ({ category, filters, rejected, page }: ListQuery): string =>
  `${category === undefined ? '' : `category=${encodeSlug(category)}&`}${internalParameters.filters}=${encode(listQuery({ filters, rejected, page: 1 }))}&page=${page}`

export const decodeListQuery = (segment: string): ListQuery =>
  readListQuery(Buffer.from(segment, 'base64url').toString())

export const decodeFilters = (segment: string): ParsedFilters => {
  const { filters, rejected } = decodeListQuery(segment)
  return { filters, rejected }
}
