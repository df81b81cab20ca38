import { defaultLocale } from './locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { isSlug } from '#domain/shared/text.ts'
import { routeNames } from './route-facts.ts'
import { routes } from './routes.ts'

/** First segments that are never a city or a page: used by the server, or commonly probed (`/metrics`). */
const serverSegments = [
  'api',
  'assets',
  'builds',
  'favicon',
  'healthz',
  'icons',
  'manifest',
  'map',
  'metrics',
  'robots',
  'sitemap',
  'sitemaps',
  'specialists',
  'use-cases',
]

const languageSegments = locales.filter(locale => locale !== defaultLocale)

/** First segments of the static routes. */
export const pageSegments: ReadonlySet<string> = new Set(
  routeNames
    .flatMap(name => routes[name].path.split('/')[1] ?? [])
    .filter(word => word !== '' && !word.startsWith(':')),
)

const reservedSegments: ReadonlySet<string> = new Set([...languageSegments, ...serverSegments, ...pageSegments])

/** Whether a first segment never resolves as a city (R-city). */
export const isReservedSegment = (segment: string): boolean => reservedSegments.has(segment)

/** The city slug of an address's first segment; undefined if no city can have it, so the API need not be asked. */
export const parseCitySlug = (segment: string): string | undefined =>
  isSlug(segment) && !isReservedSegment(segment) ? segment : undefined
