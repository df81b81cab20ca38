import { splitLocale } from '#application/routing/split-locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'

/**
 * Redirects a path to another path of this site in the same language, or to another site. A `from` that ends in `/**`
 * matches all paths below it; a `to` that ends in `/**` gets the rest of the path. The query stays (R-route-rules).
 */
export interface RouteRule {
  readonly from: `/${string}`
  readonly to: `/${string}` | `https://${string}`
}

/** The redirects of short and former paths. */
export const routeRules: readonly RouteRule[] = [
  { from: '/specialists', to: '/profiles' },
  { from: '/specialists/**', to: '/profiles/**' },
  { from: '/cities', to: '/#cities' },
  { from: '/privacy', to: '/about/privacyPolicy' },
  { from: '/terms', to: '/about/termsOfUse' },
  { from: '/offer', to: '/help/offer' },
]

export interface Redirect {
  readonly location: string
  /** Whether the target is on another site, which needs a full load. */
  readonly isExternal: boolean
}

const wildcard = '/**'

/** Finds the redirect of a path. `path` includes the language, but not the query. */
export function findRedirect(rules: readonly RouteRule[], path: string, query: string): Redirect | undefined {
  const { locale, path: requestedPath } = splitLocale(path)
  for (const { from, to } of rules) {
    const tail = matchTail(from, requestedPath)
    if (tail === undefined) continue
    const isExternal = !to.startsWith('/')
    const target = to.endsWith(wildcard) ? to.slice(0, -wildcard.length) + tail : to
    const [pathOrUrl = '', anchor] = (isExternal ? target : localizePath(locale, target)).split('#', 2)
    return { location: pathOrUrl + (query && `?${query}`) + (anchor === undefined ? '' : `#${anchor}`), isExternal }
  }
  return undefined
}

/** Returns the path after the fixed part of a rule, with one leading slash; undefined if the rule does not match. */
function matchTail(from: string, path: string): string | undefined {
  if (!from.endsWith(wildcard)) return path === from ? '' : undefined
  const fixedPart = from.slice(0, -wildcard.length)
  return path.startsWith(`${fixedPart}/`) ? path.slice(fixedPart.length).replace(/^\/+/, '/') : undefined
}
