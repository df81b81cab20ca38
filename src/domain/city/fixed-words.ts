import { isSlug } from '#domain/shared/text.ts'

// First segments of the product's own addresses, and those that a web server is commonly asked for.
const fixedWords: ReadonlySet<string> = new Set([
  'about',
  'api',
  'assets',
  'builds',
  'en',
  'favicon',
  'healthz',
  'help',
  'icons',
  'manifest',
  'map',
  'metrics',
  'profile',
  'profiles',
  'register',
  'robots',
  'sitemap',
  'sitemaps',
  'specialists',
  'test',
  'use-cases',
])

/** Words that never resolve as cities (R-city). */
export const isFixedWord = (segment: string): boolean => fixedWords.has(segment)

/** The city slug of an address's first segment, or undefined when no city can have it: not found without asking anybody. */
export const parseCitySlug = (segment: string): string | undefined =>
  isSlug(segment) && !isFixedWord(segment) ? segment : undefined
