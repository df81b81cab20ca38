import { localePath } from './locale-path.ts'

/**
 * Sends an address elsewhere: to a path of this site, in the same language, or to another site. `from` ending in `/**`
 * takes all that begins so, and `to` ending in `/**` gets its tail; the query goes along (R-route-rules).
 */
export interface RouteRule {
  readonly from: `/${string}`
  readonly to: `/${string}` | `https://${string}`
}

/** Short and old addresses that people type or have kept. */
export const routeRules: readonly RouteRule[] = [
  { from: '/specialists', to: '/profiles' },
  { from: '/specialists/**', to: '/profiles/**' },
  { from: '/cities', to: '/#cities' },
  { from: '/privacy', to: '/about/privacyPolicy' },
  { from: '/terms', to: '/about/termsOfUse' },
  { from: '/offer', to: '/help/offer' },
]

export interface Redirection {
  readonly location: string
  /** On another site: the app leaves through `location`. */
  readonly external: boolean
}

const wild = '/**'

/** Where the rules send a path (no query, `/en` included); undefined: nowhere else. */
export function redirectionOf(rules: readonly RouteRule[], path: string, query: string): Redirection | undefined {
  const english = path === '/en' || path.startsWith('/en/')
  const asked = english ? path.slice('/en'.length) || '/' : path
  for (const { from, to } of rules) {
    const tail = tailOf(from, asked)
    if (tail === undefined) continue
    const external = !to.startsWith('/')
    const target = to.endsWith(wild) ? to.slice(0, -wild.length) + tail : to
    const [address = '', anchor] = (external ? target : localePath(english ? 'en' : 'ru', target)).split('#', 2)
    return { location: address + (query && `?${query}`) + (anchor === undefined ? '' : `#${anchor}`), external }
  }
  return undefined
}

/** What follows the fixed part of a rule, beginning with one slash. */
function tailOf(from: string, path: string): string | undefined {
  if (!from.endsWith(wild)) return path === from ? '' : undefined
  const fixed = from.slice(0, -wild.length)
  return path.startsWith(`${fixed}/`) ? path.slice(fixed.length).replace(/^\/+/, '/') : undefined
}
