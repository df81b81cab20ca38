import { listQuery, type ListQuery } from '#application/routing/list-path.ts'
import { readListQuery } from '#application/routing/read-list-query.ts'
import { resolveRoute, type ResolvedRoute, type Route } from '#application/routing/resolve-route.ts'
import { isFiltered, type ProfileFilters } from '#domain/profile/profile-filters.ts'

/** What a request asks for, without anything of the visitor. */
export interface Address extends ResolvedRoute {
  /** As it stands in the address, `/en` included, without the query. */
  readonly path: string
  /** Path and the query that the page knows, in one order: the same page has one key. */
  readonly key: string
  /** What Next is asked for: the key, or where the filtered list of this address is made. */
  readonly inner: string
  readonly isFiltered: boolean
}

const longest = 2048
const plain = /^\/[a-z0-9/-]*$/
// Control characters, and the slash that only some clients take for one.
const forbidden = /[\p{Cc}\\]/u

/**
 * Reads the target of a request. 'malformed' is no address at all (bad escapes, control characters, backslashes, too
 * long); one that no page has still is an address, without a route.
 */
export function readAddress(target: string): Address | 'malformed' {
  if (target.length > longest || !target.startsWith('/')) return 'malformed'
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const decoded = plain.test(path) ? path : decode(path)
  if (decoded === undefined) return 'malformed'
  const { locale, route } = resolveRoute(decoded)
  // A page has one way of writing its path: an escaped slash or letter in it is another address, which no page has.
  return {
    locale,
    route: decoded === path ? route : undefined,
    path,
    ...asked(path, route, mark < 0 ? '' : target.slice(mark + 1)),
  }
}

const isList = (route: Route | undefined) => route?.name === 'specialists' || route?.name === 'profiles'

/** Lists know a page, filters and (the country's) a category, a profile the page of its reviews; nothing else knows a query. */
function asked(path: string, route: Route | undefined, text: string): Pick<Address, 'key' | 'inner' | 'isFiltered'> {
  if (text !== '' && route?.name === 'profile') {
    const { page } = readListQuery(text)
    const key = page > 1 ? `${path}?page=${page}` : path
    return { key, inner: key, isFiltered: false }
  }
  if (text === '' || !isList(route)) return { key: path, inner: path, isFiltered: false }
  const { category, ...read } = readListQuery(text)
  const known = { ...read, ...(category !== undefined && route.name === 'profiles' && { category }) }
  const query = listQuery(known)
  const key = query ? `${path}?${query}` : path
  if (!isFiltered(known.filters)) return { key, inner: key, isFiltered: false }
  return { key, inner: `${path}?${filteredQuery(known)}`, isFiltered: true }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return forbidden.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

// Next makes a page dynamic that reads its query, so that filters reach it as one segment of an inner address.

const encode = (filters: ProfileFilters): string => Buffer.from(listQuery({ filters, page: 1 })).toString('base64url')

/** The query with which Next is asked for a filtered list; its rewrites make an inner address of it. */
export const filteredQuery = ({ category, filters, page }: ListQuery): string =>
  `${category === undefined ? '' : `category=${category}&`}~filters=${encode(filters)}&page=${page}`

/** Reads the segment again. */
export const filtersOf = (segment: string): ProfileFilters =>
  readListQuery(Buffer.from(segment, 'base64url').toString()).filters
