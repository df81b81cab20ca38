import { placeOf, type Place, type Route } from '../../application/navigation/route'
import { parseCategorySlug } from '../../domain/category/category-slug'
import { parsePage } from '../../domain/shared/pagination'

/** What a request asks for, without anything of the visitor. */
export interface Address extends Place {
  /** As it stands in the address, `/en` included, without the query. */
  readonly path: string
  /** Path and the query that the page knows, in one order: the same page has one key. */
  readonly key: string
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
  const { locale, route } = placeOf(decoded)
  const query = mark < 0 || !route ? '' : knownQuery(route, target.slice(mark + 1))
  // A page has one way of writing its path: an escaped slash or letter in it is another address, which no page has.
  return { locale, route: decoded === path ? route : undefined, path, key: path + query }
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return forbidden.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

/** The page of a list, and the category of the country's list. */
function knownQuery({ name }: Route, text: string): string {
  if (name !== 'specialists' && name !== 'profiles') return ''
  const given = new URLSearchParams(text)
  const category = name === 'profiles' ? parseCategorySlug(given.get('category')?.split('/') ?? []) : undefined
  const page = parsePage(given.get('page') ?? '') ?? 1
  const known = [...(category ? [`category=${category}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return known.length > 0 ? `?${known.join('&')}` : ''
}
