import { join } from 'node:path'
import type { NextConfig } from 'next'
// A relative path, because Next's loader resolves no alias in this file.
import { rewrites } from './src/infrastructure/next/rewrites.ts'

const config: NextConfig = {
  // Turns Next's own cache off, because the page cache stores the pages (docs/decisions/web-server.md).
  cacheHandler: join(import.meta.dirname, 'dist/next-cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Two builds of the same sources have the same id.
  generateBuildId: () => process.env['ZNATOK_BUILD_ID'] ?? null,
  compress: false,
  poweredByHeader: false,
  generateEtags: false,
  reactStrictMode: true,
  // Without it, pages opened at 127.0.0.1 in development get no hot reload and never hydrate.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: Object.fromEntries(
      ['*.md', '*.css', '*.svg'].map(files => [files, { condition: { query: '?raw' }, type: 'text' }]),
    ),
    // React has included this hook since version 18.
    resolveAlias: { 'use-sync-external-store/shim': 'react' },
  },
  // The web server resizes images itself (docs/decisions/pictures.md).
  images: { unoptimized: true },
  experimental: {
    // Loading all routes would delay the start. Each route loads at its first request instead.
    preloadEntriesOnStart: false,
    // The page cache sends the headers of Next's router, without the hash that the router adds to the URL.
    validateRSCRequestHeaders: false,
    // `requestCost` is the cost of one more file, in bytes. The low value gives pages few styles beyond their own.
    cssChunking: { type: 'graph', requestCost: 600 },
  },
  rewrites: () => Promise.resolve({ beforeFiles: rewrites, afterFiles: [], fallback: [] }),
}

export default config
