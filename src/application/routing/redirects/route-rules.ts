import { splitLocale } from '#application/routing/split-locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'

/** A final `/**` of either path stands for the rest of the path. The query stays (R-route-rules). */
export interface RouteRule {
  readonly source: `/${string}`
  readonly destination: `/${string}` | `https://${string}`
}

export const routeRules: readonly RouteRule[] = [
  { source: '/specialists', destination: '/profiles' },
  { source: '/specialists/**', destination: '/profiles/**' },
  { source: '/cities', destination: '/#cities' },
  { source: '/privacy', destination: '/about/privacyPolicy' },
  { source: '/terms', destination: '/about/termsOfUse' },
  { source: '/offer', destination: '/help/offer' },
]

export interface Redirect {
  readonly location: string
  readonly isExternal: boolean
}

const wildcard = '/**'

/** `path` includes the language, but not the query. */
export function findRedirect(rules: readonly RouteRule[], path: string, query: string): Redirect | undefined {
  const { locale, path: requestedPath } = splitLocale(path)
  for (const { source, destination } of rules) {
    const tail = matchTail(source, requestedPath)
    if (tail === undefined) continue
    const isExternal = !destination.startsWith('/')
    const target = destination.endsWith(wildcard) ? destination.slice(0, -wildcard.length) + tail : destination
    const [pathOrUrl = '', anchor] = (isExternal ? target : localizePath(locale, target)).split('#', 2)
    return { location: pathOrUrl + (query && `?${query}`) + (anchor === undefined ? '' : `#${anchor}`), isExternal }
  }
  return undefined
}

/** The part that the wildcard matches, with one leading slash; '' without a wildcard; undefined without a match. */
function matchTail(source: string, path: string): string | undefined {
  if (!source.endsWith(wildcard)) return path === source ? '' : undefined
  const fixedPart = source.slice(0, -wildcard.length)
  return path.startsWith(`${fixedPart}/`) ? path.slice(fixedPart.length).replace(/^[/\\]+/, '/') : undefined
}
