import { resolveRoute } from '#application/routing/resolve-route.ts'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { splitLocale } from '#application/routing/split-locale.ts'

/** An address that differs from the requested one only by what copying and typing add. */
export interface CorrectedPath {
  readonly path: string
  /** Parameters that followed the path without a question mark. */
  readonly query: string
}

/**
 * For an address without a page: the page that was meant by `/profiles/7.`, `/kazan)`, `/kazan/`, `/kazan&utm_source=x` or
 * `/About/privacypolicy`. `address` is decoded and has no query. Undefined if there is none.
 */
export function findCorrectedPath(address: string): CorrectedPath | undefined {
  const [bare = '', ...others] = address.split('&')
  const parameters = others.filter(Boolean)
  if (!parameters.every(isParameter)) return undefined
  const trimmed = removeStrayEnd(bare) || '/'
  const path = [trimmed, trimmed.toLowerCase(), findIgnoringCase(trimmed)].find(
    candidate => candidate !== undefined && candidate !== address && resolveRoute(candidate).route,
  )
  return path === undefined ? undefined : { path, query: parameters.join('&') }
}

/** Removes punctuation of the text around a link, and slashes. */
const removeStrayEnd = (path: string): string => {
  const characters = [...path]
  return characters.slice(0, characters.findLastIndex(character => /[\p{L}\p{N}]/u.test(character)) + 1).join('')
}

const isParameter = (text: string): boolean => /^[\w.-]+=[\w.~+%-]*$/.test(text)

const pathsInLowerCase: ReadonlyMap<string, string> = new Map(
  routeNames.map(name => [routes[name].path.toLowerCase(), routes[name].path]),
)

const findIgnoringCase = (address: string): string | undefined => {
  const { locale, path } = splitLocale(address.toLowerCase())
  const known = pathsInLowerCase.get(path)
  return known === undefined ? undefined : localePath(locale, known)
}
