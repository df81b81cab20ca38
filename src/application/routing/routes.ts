import {
  ownProfileRoute,
  ownSettingsRoute,
  editPersonalRoute,
  editAboutRoute,
  editSocialsRoute,
  editPasswordRoute,
  registerRoute,
} from './own-routes.ts'
import {
  aboutRoute,
  privacyPolicyRoute,
  termsOfUseRoute,
  userAgreementRoute,
  helpRoute,
  offerRoute,
} from './text-routes.ts'

export type GuardName = 'authenticated' | 'register'

/** The facts about a page that its address decides. */
export interface RouteFacts {
  /** The address without the language. `:city` and `:id` are one segment each, `:category*` is any number of segments, also none. */
  readonly path: `/${string}`
  /** Seconds until a rendered page is stale. */
  readonly ttl: number
  /** Tags by which shared caches find the page, with the page's own parameters. By default the name of the route. */
  readonly tags?: readonly string[]
  /** Decides who may open the page and all below it. By default everybody may. */
  readonly guard?: GuardName
  /** Useless before hydration. By default a page hydrates on the first touch, or when the browser is idle. */
  readonly hydratesAtOnce?: true
  /** By default the browser prefetches the page on intent. */
  readonly isPrefetched?: false
  /** A page that the sitemap lists as it is; those of cities and specialists are listed from the catalog. */
  readonly isInSitemap?: true
  /** Its content is `content/{language}/{name of the route}.md`. */
  readonly isText?: true
  /** By default a visit stores the page's language in a cookie (R-locale-excluded). */
  readonly remembersLanguage?: false
}

const minute = 60
const hour = 60 * minute
/** Until the next start: neither visitors nor data change the page. */
const forever = Number.POSITIVE_INFINITY

/**
 * Every page of the site (specification, section 2): the only place that knows these facts. An address has the route whose path
 * it is; a path without parameters wins.
 */
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

  'own-profile': ownProfileRoute,
  'own-settings': ownSettingsRoute,
  'edit-personal': editPersonalRoute,
  'edit-about': editAboutRoute,
  'edit-socials': editSocialsRoute,
  'edit-password': editPasswordRoute,
  register: registerRoute,

  gallery: { path: '/test', ttl: forever, hydratesAtOnce: true, isPrefetched: false },
  'api-reference': { path: '/test/api', ttl: forever },
} as const satisfies Readonly<Record<string, RouteFacts>>

type Routes = typeof routes
export type RouteName = keyof Routes

/** The routes whose facts have this value. */
type NamesWhere<Fact extends keyof RouteFacts, Value> = {
  [Name in RouteName]: Routes[Name] extends Readonly<Record<Fact, Value>> ? Name : never
}[RouteName]

export type TextName = NamesWhere<'isText', true>
/** The routes whose path has parameters. */
export type ParametrizedName = NamesWhere<'path', `${string}:${string}`>
