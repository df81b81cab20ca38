import { splitLocale } from './split-locale.ts'
import { isCategorySlug } from '#domain/category/category.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import { parseCitySlug } from './city-slug.ts'
import { localizePath } from './locale-path.ts'
import { routeNames } from './route-facts.ts'
import { routes, type DynamicRouteName, type RouteName } from './routes.ts'

export type Route =
  | { readonly name: Exclude<RouteName, DynamicRouteName> }
  | { readonly name: 'profile'; readonly id: number }
  | { readonly name: 'city'; readonly city: string }
  | { readonly name: 'specialists'; readonly city: string; readonly category: string | null }

export interface ResolvedRoute {
  readonly locale: Locale
  /** Undefined if no page has this path, whatever the API returns. */
  readonly route: Route | undefined
}

/** `localizedPath` is decoded and has no query. */
export function resolveRoute(localizedPath: string): ResolvedRoute {
  const { locale, path } = splitLocale(localizedPath)
  // A path has one spelling: the English home page is '/en', not '/en/', and '/en//kazan' has no page.
  if (localizePath(locale, path) !== localizedPath) return { locale, route: undefined }
  return { locale, route: staticRoutes.get(path) ?? findDynamicRoute(path) }
}

export function findRoute(encodedPath: string): Route | undefined {
  const path = decodePercent(encodedPath)
  return path === undefined ? undefined : resolveRoute(path).route
}

const isDynamic = (name: RouteName): name is DynamicRouteName => routes[name].path.includes(':')
const isStatic = (name: RouteName): name is Exclude<RouteName, DynamicRouteName> => !isDynamic(name)

const staticRoutes: ReadonlyMap<string, Route> = new Map(
  routeNames.filter(isStatic).map(name => [routes[name].path, { name }]),
)

const parsers: { readonly [Name in DynamicRouteName]: (...segments: readonly string[]) => Route | undefined } = {
  profile: (segment = '') => {
    const id = parseProfileId(segment)
    return id === undefined ? undefined : { name: 'profile', id }
  },
  city: (segment = '') => {
    const city = parseCitySlug(segment)
    return city === undefined ? undefined : { name: 'city', city }
  },
  specialists: (segment = '', ...segments) => {
    const city = parseCitySlug(segment)
    const category = segments.length === 0 ? null : segments.join('/')
    return city === undefined || (category !== null && !isCategorySlug(category))
      ? undefined
      : { name: 'specialists', city, category }
  },
}

const dynamicRoutes = routeNames
  .filter(isDynamic)
  .map(name => ({ parse: parsers[name], pattern: routes[name].path.split('/') }))

function findDynamicRoute(path: string): Route | undefined {
  const segments = path.split('/')
  for (const { parse, pattern } of dynamicRoutes) {
    const parameters = readParameters(pattern, segments)
    const route = parameters && parse(...parameters)
    if (route) return route
  }
  return undefined
}

function readParameters(pattern: readonly string[], segments: readonly string[]): readonly string[] | undefined {
  const parameters: string[] = []
  for (const [index, part] of pattern.entries()) {
    if (part.endsWith('*')) return [...parameters, ...segments.slice(index)]
    const segment = segments[index]
    if (segment === undefined) return undefined
    if (part.startsWith(':')) parameters.push(segment)
    else if (segment !== part) return undefined
  }
  return segments.length === pattern.length ? parameters : undefined
}
