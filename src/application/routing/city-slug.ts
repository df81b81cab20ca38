import { defaultLocale } from './locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { routeNames } from './route-facts.ts'
import { routes } from './routes.ts'

/** First segments that are neither a city nor a page: used by the server, or commonly probed (`/metrics`). */
const serverSegments = [
  '_next',
  'api',
  'assets',
  'builds',
  'csp-reports',
  'favicon',
  'fonts',
  'healthz',
  'icons',
  'manifest',
  'map',
  'metrics',
  'og',
  'robots',
  'screenshots',
  'sitemap',
  'sitemaps',
  'specialists',
  'use-cases',
  'web-vitals',
]

const languageSegments = locales.filter(locale => locale !== defaultLocale)

export const pageSegments: ReadonlySet<string> = new Set(
  routeNames
    .flatMap(name => routes[name].path.split('/')[1] ?? [])
    .filter(word => word !== '' && !word.startsWith(':')),
)

const reservedSegments: ReadonlySet<string> = new Set([...languageSegments, ...serverSegments, ...pageSegments])

/** Ignores case, as Next's rewrites do. A leading `~` marks internal paths of the server. */
export const isReservedSegment = (segment: string): boolean =>
  reservedSegments.has(segment.toLowerCase()) || segment.startsWith('~')

/** Undefined for a segment that no city can have, so that no request is sent. */
export const parseCitySlug = (segment: string): string | undefined =>
  isSlug(segment) && !isReservedSegment(segment) ? segment : undefined
