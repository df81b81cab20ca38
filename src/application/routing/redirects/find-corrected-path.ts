import { resolveRoute } from '#application/routing/resolve-route.ts'
import { routeNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { splitLocale } from '#application/routing/split-locale.ts'

/** The requested path in the case of an existing page, without characters that copying or typing added at its end. */
interface CorrectedPath {
  readonly path: string
  /** Parameters that followed the path without a question mark. */
  readonly query: string
}

/** `requestedPath` is decoded, and has no query and no page. */
export function findCorrectedPath(requestedPath: string): CorrectedPath | undefined {
  const [barePath = '', ...parameterTexts] = requestedPath.split('&')
  const parameters = parameterTexts.filter(Boolean)
  if (!parameters.every(isParameter)) return undefined
  const path = lastCharacterPatterns
    .map(lastCharacterPattern => trimEnd(barePath, lastCharacterPattern) || '/')
    .flatMap(trimmedPath => [trimmedPath, trimmedPath.toLowerCase(), findRoutePathIgnoringCase(trimmedPath)])
    .find(candidate => candidate !== undefined && candidate !== requestedPath && resolveRoute(candidate).route)
  return path === undefined ? undefined : { path, query: parameters.join('&') }
}

// Characters after the last match, such as ')' or '_', mostly come from the text around the link. The first pattern
// keeps '+', which ends slugs such as 'c++'.
const lastCharacterPatterns: readonly RegExp[] = [/[\p{L}\p{M}\p{N}+]/u, /[\p{L}\p{N}]/u]

const trimEnd = (path: string, lastCharacterPattern: RegExp): string => {
  const characters = [...path]
  return characters.slice(0, characters.findLastIndex(character => lastCharacterPattern.test(character)) + 1).join('')
}

const isParameter = (text: string): boolean => /^[\w.-]+=[\w.~+%-]*$/.test(text)

const pathByLowerCase: ReadonlyMap<string, string> = new Map(
  routeNames.map(name => [routes[name].path.toLowerCase(), routes[name].path]),
)

const findRoutePathIgnoringCase = (path: string): string | undefined => {
  const { locale, path: lowerCasePath } = splitLocale(path.toLowerCase())
  const routePath = pathByLowerCase.get(lowerCasePath)
  return routePath === undefined ? undefined : localizePath(locale, routePath)
}
