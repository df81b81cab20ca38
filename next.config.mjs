// @ts-check
// JavaScript: to read TypeScript, Next would load its compiler with every start, and the image has none.
import { localeTable } from './src/domain/shared/locale-table.mjs'

const locales = Object.keys(localeTable)
const [defaultLocale, ...others] = locales
const prefixes = others.join('|')

/** The default language has no prefix outside and its name inside; files (a dot in the name) and Next's own addresses stay as they are. */
const unprefixed = {
  source: `/:path((?!(?:${prefixes})(?:/|$)|_next/|.*\\.).*)`,
  destination: `/${defaultLocale}/:path`,
}
const locale = `/:locale(${locales.join('|')})`

const page = /** @type {const} */ ({ type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' })
const noPage = /** @type {const} */ ({ type: 'query', key: 'page' })
const category = /** @type {const} */ ({ type: 'query', key: 'category', value: '(?<category>.+)' })
// How the web server asks for a filtered list (address.ts); it always names the page.
const filters = /** @type {const} */ ({ type: 'query', key: '~filters', value: '(?<filters>[\\w-]+)' })
// Likewise of a comparison.
const ids = /** @type {const} */ ({ type: 'query', key: '~ids', value: '(?<ids>[\\d-]+)' })
const noIds = /** @type {const} */ ({ type: 'query', key: '~ids' })
// And of the cities of a list.
const list = /** @type {const} */ ({ type: 'query', key: '~list', value: '(?<list>[\\w-]+)' })
const noList = /** @type {const} */ ({ type: 'query', key: '~list' })
const ofCity = `${locale}/:city/specialists/:category*`
const ofCountry = `${locale}/profiles`
const comparison = `${locale}/profiles/compare`
const cities = `${locale}/profiles/cities`
const profile = `${locale}/profiles/:id`
const filtered = '/:locale/~filtered/:filters/:page'

/** @type {import('next').NextConfig} */
const config = {
  // The page cache is the only cache: this handler keeps nothing and hands every render over to it (docs/decisions).
  cacheHandler: `${import.meta.dirname}/dist/next-cache-handler.mjs`,
  cacheMaxMemorySize: 0,
  // Two builds of the same sources have the same id (scripts/build.mjs).
  generateBuildId: () => process.env['ZNATOK_BUILD_ID'] ?? null,
  compress: false,
  poweredByHeader: false,
  generateEtags: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  // Texts, as Vite reads them: a file with `?raw` is a string.
  turbopack: {
    rules: { '*.md': { condition: { query: '?raw' }, type: 'text' } },
    // React has had the hook itself since 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  // The web server resizes pictures itself (docs/decisions/pictures.md).
  images: { unoptimized: true },
  experimental: {
    // The code of all routes takes an eighth of a start. Each loads with its first visit instead; warm-up.ts makes many of these.
    preloadEntriesOnStart: false,
    // The page cache asks as Next's router does, without the hash that the router puts into the address.
    validateRSCRequestHeaders: false,
    // A page loads little more than its own styles; the cost of a further file (bytes) keeps their number small.
    cssChunking: { type: 'graph', requestCost: 600 },
  },
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        unprefixed,
        { source: ofCity, has: [filters, page], destination: '/:locale/:city/~filtered/:filters/:page/:category*' },
        { source: ofCountry, has: [filters, page, category], destination: `${filtered}/:category` },
        { source: ofCountry, has: [filters, page], destination: filtered },
        { source: ofCity, has: [page], destination: '/:locale/:city/specialists/:page/:category*' },
        { source: ofCity, missing: [noPage], destination: '/:locale/:city/specialists/1/:category*' },
        { source: ofCountry, has: [page, category], destination: '/:locale/~profiles/:page/:category' },
        { source: ofCountry, has: [category], missing: [noPage], destination: '/:locale/~profiles/1/:category' },
        { source: ofCountry, has: [page], destination: '/:locale/~profiles/:page' },
        { source: ofCountry, missing: [noPage], destination: '/:locale/~profiles/1' },
        { source: comparison, has: [ids], destination: '/:locale/~compare/:ids' },
        { source: comparison, missing: [noIds], destination: '/:locale/~compare' },
        { source: cities, has: [list], destination: '/:locale/~cities/:list' },
        { source: cities, missing: [noList], destination: '/:locale/~cities' },
        { source: profile, has: [page], destination: '/:locale/profiles/:id/:page' },
        { source: profile, missing: [noPage], destination: '/:locale/profiles/:id/1' },
      ],
      afterFiles: [],
      fallback: [],
    }),
}

export default config
