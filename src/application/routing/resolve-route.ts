import { parseCategorySlug } from '#domain/category/category.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { parseCitySlug } from './city-slug.ts'
import { splitLocale } from './locale-path.ts'
import { routeNames } from './route-facts.ts'
import { routes, type ParametrizedName, type RouteName } from './routes.ts'

/** A page, by the name of its route and its parameters. */
export type Route =
  | { readonly name: Exclude<RouteName, ParametrizedName> }
  | { readonly name: 'profile'; readonly id: number }
  | { readonly name: 'city'; readonly city: string }
  | { readonly name: 'specialists'; readonly city: string; readonly category: string | null }

export interface ResolvedRoute {
  readonly locale: Locale
  /** Undefined: no page has this address, whatever the API returns. */
  readonly route: Route | undefined
}

/** Resolves an address (decoded, without a query) to its page and language. */
export function resolveRoute(address: string): ResolvedRoute {
  const { locale, path } = splitLocale(address)
  // A trailing slash makes another address: the English home is '/en'.
  if (address === '/en/') return { locale, route: undefined }
  return { locale, route: fixedRoutes.get(path) ?? findParametrizedRoute(path) }
}

const isParametrized = (name: RouteName): name is ParametrizedName => routes[name].path.includes(':')
const isFixed = (name: RouteName): name is Exclude<RouteName, ParametrizedName> => !isParametrized(name)

const fixedRoutes: ReadonlyMap<string, Route> = new Map(
  routeNames.filter(isFixed).map(name => [routes[name].path, { name }]),
)

/** Each reads the segments of an address that its path has parameters for, in order. */
const parsers: { readonly [Name in ParametrizedName]: (...segments: readonly string[]) => Route | undefined } = {
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
    const category = segments.length === 0 ? null : parseCategorySlug(segments)
    return city === undefined || category === undefined ? undefined : { name: 'specialists', city, category }
  },
}

const parametrizedRoutes = routeNames
  .filter(isParametrized)
  .map(name => ({ parse: parsers[name], expected: routes[name].path.split('/') }))

function findParametrizedRoute(path: string): Route | undefined {
  const segments = path.split('/')
  for (const { parse, expected } of parametrizedRoutes) {
    const parameters = readParameters(expected, segments)
    const route = parameters && parse(...parameters)
    if (route) return route
  }
  return undefined
}

/** The segments that a path has parameters for. Undefined if they belong to another path. */
function readParameters(expected: readonly string[], segments: readonly string[]): readonly string[] | undefined {
  const parameters: string[] = []
  for (const [at, name] of expected.entries()) {
    if (name.endsWith('*')) return [...parameters, ...segments.slice(at)]
    const segment = segments[at]
    if (segment === undefined) return undefined
    if (name.startsWith(':')) parameters.push(segment)
    else if (segment !== name) return undefined
  }
  return segments.length === expected.length ? parameters : undefined
}
