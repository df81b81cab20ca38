import { splitLocale } from '#application/routing/split-locale.ts'
import { localePath } from '#application/routing/locale-path.ts'

/**
 * Redirects an address to a path of this site, in the same language, or to another site. `from` ending in `/**` matches
 * everything below it, and `to` ending in `/**` gets the rest of the path; the query is kept (R-route-rules).
 */
export interface RouteRule {
  readonly from: `/${string}`
  readonly to: `/${string}` | `https://${string}`
}

/** Short and former addresses. */
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
  /** On another site: needs a full load. */
  readonly isExternal: boolean
}

const wildcard = '/**'

/** `path` includes the language, but not the query. */
export function findRedirect(rules: readonly RouteRule[], path: string, query: string): Redirect | undefined {
  const { locale, path: requested } = splitLocale(path)
  for (const { from, to } of rules) {
    const tail = matchTail(from, requested)
    if (tail === undefined) continue
    const isExternal = !to.startsWith('/')
    const target = to.endsWith(wildcard) ? to.slice(0, -wildcard.length) + tail : to
    const [address = '', anchor] = (isExternal ? target : localePath(locale, target)).split('#', 2)
    return { location: address + (query && `?${query}`) + (anchor === undefined ? '' : `#${anchor}`), isExternal }
  }
  return undefined
}

/** The rest of the path after the fixed part of a rule, with one leading slash; undefined if the rule does not match. */
function matchTail(from: string, path: string): string | undefined {
  if (!from.endsWith(wildcard)) return path === from ? '' : undefined
  const fixed = from.slice(0, -wildcard.length)
  return path.startsWith(`${fixed}/`) ? path.slice(fixed.length).replace(/^\/+/, '/') : undefined
}
