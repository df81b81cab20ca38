import { join } from 'node:path'
import type { NextConfig } from 'next'
// Relative, because Next's loader finds no alias in this file.
import { rewrites } from './src/infrastructure/next/rewrites.ts'

// Read by `next build`, `next typegen` and `npm run dev`. The web server starts with what the build made of it (start-next.ts).
const config: NextConfig = {
  // The page cache is the only cache: this handler keeps nothing and hands every render over to it (docs/decisions).
  cacheHandler: join(import.meta.dirname, 'dist/next-cache-handler.mjs'),
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
  rewrites: () => Promise.resolve({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
}

export default config
