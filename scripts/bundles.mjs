import { readFileSync, readdirSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'

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
const serviceWorker = 'src/infrastructure/service-worker'
const beforeHydration = 'src/infrastructure/browser/before-hydration'

/** @type {{ browserslist: string[], dependencies: object, devDependencies: object }} */
const { browserslist, dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** Bundled, because loading their hundreds of modules takes a quarter of a second at each start. */
const bundledPackages = new Set(['effect', 'inversify', 'msw', '@msw/data'])

/** @type {Options} */
const serverOptions = {
  ...nodeOptions,
  packages: 'bundle',
  external: Object.keys({ ...dependencies, ...devDependencies }).filter(name => !bundledPackages.has(name)),
}

/** @type {(root: string) => Options} */
export const getServerBundleOptions = root => ({
  ...serverOptions,
  entryPoints: [join(root, webServer, 'server.ts')],
  outdir: join(root, 'dist'),
})

/** The mock API as a separate process, for tests and benchmarks. @type {(root: string) => Options} */
export const getMockApiBundleOptions = root => ({
  ...serverOptions,
  splitting: false,
  entryPoints: [join(root, 'mocks/start.ts')],
  outfile: join(root, 'dist/mock-api.mjs'),
})

/** @type {(root: string) => Options} */
export const getDevelopmentBundleOptions = root => ({
  ...nodeOptions,
  entryPoints: [join(root, webServer, 'development.ts')],
  outdir: join(root, 'dist/development'),
})

/** @type {(root: string) => Options} */
export const getBrandBundleOptions = root => ({
  ...nodeOptions,
  splitting: false,
  entryPoints: [join(root, 'scripts/brand/write-brand.ts')],
  outfile: join(root, 'dist/write-brand.mjs'),
})

/** In a separate file, because Next loads it. @type {(root: string) => Options} */
export const getCacheHandlerBundleOptions = root => ({
  ...nodeOptions,
  entryPoints: [join(root, 'src/infrastructure/next/next-cache-handler.ts')],
  outdir: join(root, 'dist'),
})

/** The oldest supported browsers in esbuild's notation: `chrome117`. */
export const oldestBrowsers = browserslist.map(browser => browser.replace(' ', ''))

/** @type {Options} */
const browserOptions = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: oldestBrowsers,
  // Replaces tsconfig.json, whose `strict` would make esbuild add 'use strict'.
  tsconfigRaw: '{}',
  logLevel: 'warning',
}

/**
 * `JSON.stringify` drops functions and turns a Set into `{}` without an error.
 *
 * @param {string} path @param {[string, unknown]} entry
 */
function formatConstant(path, [name, value]) {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify([value])), [value])) throw new Error(`${path}: ${name} is not JSON`)
  return `export const ${name} = ${JSON.stringify(value)}`
}

/**
 * Replaces the code of an adapter's `*-table.ts` with the values that it exports, so that no browser loads that code.
 *
 * @type {(root: string) => import('esbuild').Plugin}
 */
const createTableEvaluator = root => ({
  name: 'evaluate-tables',
  setup: plugin => {
    const adapterFolder = join(realpathSync(root), 'src/infrastructure/')
    plugin.onLoad({ filter: /-table\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(adapterFolder)) return undefined
      const { outputFiles } = await build({
        ...nodeOptions,
        packages: 'bundle',
        splitting: false,
        entryPoints: [path],
        outfile: basename(path),
        write: false,
      })
      const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
      const values = Object.entries(await import(`data:text/javascript;base64,${code}`))
      return { contents: values.map(entry => formatConstant(path, entry)).join('\n') }
    })
  },
})

/** @type {(root: string) => Options} */
export const getInlineScriptBundleOptions = root => ({
  ...browserOptions,
  // Browsers without popovers are unsupported. There, a script that works only partly would leave dead buttons.
  banner: { js: "'popover'in document.head&&" },
  entryPoints: [join(root, beforeHydration, 'inline-script.ts')],
  plugins: [createTableEvaluator(root)],
  outdir: join(root, 'dist'),
})

/** In a public folder, because pages of the development server load it by its URL. @type {(root: string) => Options} */
export const getDevelopmentInlineScriptBundleOptions = root => ({
  ...getInlineScriptBundleOptions(root),
  outdir: join(root, 'dist/public/builds'),
})

/** @type {(root: string) => Options} */
export const getEarlyPressesBundleOptions = root => ({
  ...browserOptions,
  entryPoints: [{ in: join(root, beforeHydration, 'early-presses.ts'), out: 'early' }],
  entryNames: '[name]-[hash]',
  outdir: join(root, '.next/static/chunks'),
})

/** @type {(root: string) => Options} */
export const getChunkLoadErrorBundleOptions = root => ({
  ...browserOptions,
  entryPoints: [join(root, beforeHydration, 'chunk-load-error.ts')],
  // The URL is fixed, because pages of old builds request it too.
  outfile: join(root, 'dist/public/builds/lost-file.js'),
})

/** @param {string} root */
function readWorkerTexts(root) {
  const folder = join(root, 'src/ui/i18n/locales')
  const texts = readdirSync(folder).map(locale => {
    const { savedOn, groups } = JSON.parse(readFileSync(join(folder, locale, 'stored-pages.json'), 'utf8'))
    return [locale, { 'stored-pages:savedOn': savedOn, 'stored-pages:groups': groups }]
  })
  return Object.fromEntries(texts)
}

/** @type {(root: string, buildId: string) => Options} */
export const getServiceWorkerBundleOptions = (root, buildId) => ({
  ...browserOptions,
  entryPoints: [join(root, serviceWorker, 'worker.ts')],
  // Russian texts take two bytes a letter instead of six.
  charset: 'utf8',
  plugins: [createTableEvaluator(root)],
  define: { BUILD_ID: JSON.stringify(buildId), WORKER_TEXTS: JSON.stringify(readWorkerTexts(root)) },
  // Not a public folder, because a setting chooses between the two workers.
  outdir: join(root, 'dist/service-worker'),
})

/** @type {(root: string) => Options} */
export const getUnregisteringWorkerBundleOptions = root => ({
  ...browserOptions,
  entryPoints: [join(root, serviceWorker, 'unregister.ts')],
  outdir: join(root, 'dist/service-worker'),
})
