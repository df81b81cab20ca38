import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// What esbuild makes besides Next's build. Packages stay outside; the mock API has a file of its own, loaded for the demo only.

/** @typedef {import('esbuild').BuildOptions} Options */

/** @type {Options} */
const nodeOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  splitting: true,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
}
const webServer = 'src/infrastructure/web-server'
const beforeHydration = 'src/infrastructure/browser/before-hydration'

/** @type {{ browserslist: string[], dependencies: object, devDependencies: object }} */
const { browserslist, dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** Read file by file, the hundreds of modules of these take a quarter of a second of each start. */
const bundledPackages = new Set(['effect', 'inversify', 'msw', '@msw/data'])

/** @type {Options} */
const serverOptions = {
  ...nodeOptions,
  packages: 'bundle',
  external: Object.keys({ ...dependencies, ...devDependencies }).filter(name => !bundledPackages.has(name)),
}

/** @type {(root: string) => Options} */
export const getServerBundle = root => ({
  ...serverOptions,
  entryPoints: [join(root, webServer, 'server.ts')],
  outdir: join(root, 'dist'),
})

/** The mock API as a process of its own: tests and measurements start it often. @type {(root: string) => Options} */
export const getMockApiBundle = root => ({
  ...serverOptions,
  splitting: false,
  entryPoints: [join(root, 'mocks/start.ts')],
  outfile: join(root, 'dist/mock-api.mjs'),
})

/** @type {(root: string) => Options} */
export const getDevelopmentBundle = root => ({
  ...nodeOptions,
  entryPoints: [join(root, webServer, 'development.ts')],
  outdir: join(root, 'dist/development'),
})

/** Next's cache handler: a file of its own, since Next loads it. @type {(root: string) => Options} */
export const getCacheHandlerBundle = root => ({
  ...nodeOptions,
  entryPoints: [join(root, 'src/infrastructure/next/next-cache-handler.ts')],
  outdir: join(root, 'dist'),
})

/** The oldest browsers that scripts have to work in, as esbuild names them: `chrome117`. */
export const oldestBrowsers = browserslist.map(browser => browser.replace(' ', ''))

/** @type {Options} */
const pageOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: oldestBrowsers,
  // Without 'use strict', which costs bytes in every document and changes nothing in checked code.
  tsconfigRaw: '{}',
  logLevel: 'warning',
}

/**
 * The inline script of every page. A browser without popovers is older than all of the oldest: it reads pages as if it had no
 * script, since with half of one its buttons would do nothing.
 * @type {(root: string) => Options}
 */
export const getInlineScriptBundle = root => ({
  ...pageOptions,
  banner: { js: "'popover'in document.head&&" },
  entryPoints: [join(root, beforeHydration, 'inline-script.ts')],
  outdir: join(root, 'dist'),
})

/**
 * What a phone loads first when a page is touched, beside Next's files. It knows the files of dialogs.
 * @type {(root: string, dialogFiles: object) => Options & { metafile: true }}
 */
export const getPhoneBundle = (root, dialogFiles) => ({
  ...pageOptions,
  define: { DIALOG_FILES: JSON.stringify(dialogFiles) },
  entryPoints: [{ in: join(root, 'src/app/browser/phone.ts'), out: 'phone' }],
  entryNames: '[name]-[hash]',
  outdir: join(root, '.next/static/chunks'),
  metafile: true,
})

/**
 * What others load first: a part of the one above, whose hash thus changes with it. The inline script knows one name by the other.
 * @type {(root: string, hash: string) => Options}
 */
export const getEarlyAnswersBundle = (root, hash) => ({
  ...pageOptions,
  entryPoints: [{ in: join(root, beforeHydration, 'early-answers.ts'), out: `early-${hash}` }],
  outdir: join(root, '.next/static/chunks'),
})

/** What the inline script loads after a chunk load error. Its address is fixed: pages of old builds ask for it too. @type {(root: string) => Options} */
export const getChunkLoadErrorBundle = root => ({
  ...pageOptions,
  entryPoints: [join(root, beforeHydration, 'chunk-load-error.ts')],
  outfile: join(root, 'dist/public/builds/lost-file.js'),
})
