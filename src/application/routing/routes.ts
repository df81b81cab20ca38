import { guardedRoutes } from './guarded-routes.ts'
import { offlineRoute } from './offline-route.ts'
import {
  aboutRoute,
  privacyPolicyRoute,
  termsOfUseRoute,
  userAgreementRoute,
  helpRoute,
  offerRoute,
} from './text-routes.ts'

export type GuardName = 'authenticated' | 'register'

export interface RouteFacts {
  /** The path without the language. `:city` and `:id` are one segment each, `:category*` is zero or more. */
  readonly path: `/${string}`
  /** Seconds. Addresses with `isFiltered` have another TTL (`filteredList` in `freshness.ts`). */
  readonly ttl: number
  /** Surrogate keys; `:city` and `:id` are filled in. Default: the route's name, or the keys of compared profiles. */
  readonly tags?: readonly string[]
  /** Set only in `guarded-routes.ts`, the table that `findGuard` reads. */
  readonly guard?: GuardName
  /** For pages that are useless before hydration. */
  readonly hydratesAtOnce?: true
  readonly isPrefetched?: false
  readonly isInSitemap?: true
  /** The content of the page is `content/{language}/{name of the route}.md`. */
  readonly isText?: true
  /** By default a visit stores the page's language in a cookie (R-locale-excluded). */
  readonly remembersLanguage?: false
}

const minute = 60
const hour = 60 * minute
/** For pages that change only with the build or the settings. */
const forever = Number.POSITIVE_INFINITY

export const routes = {
  home: { path: '/', ttl: hour, isInSitemap: true },
  profiles: { path: '/profiles', ttl: 5 * minute, tags: ['lists'], isInSitemap: true },
  comparison: { path: '/profiles/compare', ttl: forever },
  cities: { path: '/profiles/cities', ttl: hour },
  profile: { path: '/profiles/:id', ttl: minute, tags: ['profile-:id'] },
  city: { path: '/:city', ttl: 5 * minute, tags: ['city-:city'] },
  specialists: { path: '/:city/specialists/:category*', ttl: 5 * minute, tags: ['city-:city', 'lists'] },

  about: aboutRoute,
  'privacy-policy': privacyPolicyRoute,
  'terms-of-use': termsOfUseRoute,
  'user-agreement': userAgreementRoute,
  help: helpRoute,
  offer: offerRoute,

  ...guardedRoutes,

  offline: offlineRoute,

  gallery: { path: '/test', ttl: forever, hydratesAtOnce: true, isPrefetched: false },
  'api-reference': { path: '/test/api', ttl: forever },
} as const satisfies Readonly<Record<string, RouteFacts>>

type Routes = typeof routes
export type RouteName = keyof Routes

type RouteNameWith<Fact extends keyof RouteFacts, Value> = {
  [Name in RouteName]: Routes[Name] extends Readonly<Record<Fact, Value>> ? Name : never
}[RouteName]

export type TextName = RouteNameWith<'isText', true>
export type DynamicRouteName = RouteNameWith<'path', `${string}:${string}`>
