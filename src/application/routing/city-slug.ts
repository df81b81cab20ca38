import { isSlug } from '#domain/shared/text.ts'
import { routeNames } from './route-facts.ts'
import { routes } from './routes.ts'

/** First segments of addresses that are no pages: the site's own, and those that web servers are commonly asked for. */
const serverWords = [
  'api',
  'assets',
  'builds',
  'en',
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

/** The fixed words with which addresses of pages begin. */
export const pageWords: ReadonlySet<string> = new Set(
  routeNames
    .flatMap(name => routes[name].path.split('/')[1] ?? [])
    .filter(word => word !== '' && !word.startsWith(':')),
)

const reservedWords: ReadonlySet<string> = new Set([...serverWords, ...pageWords])

/** Words that never resolve as cities (R-city). */
export const isReservedWord = (segment: string): boolean => reservedWords.has(segment)

/** The city slug of an address's first segment; undefined if no city can have it, so the API need not be asked. */
export const parseCitySlug = (segment: string): string | undefined =>
  isSlug(segment) && !isReservedWord(segment) ? segment : undefined
