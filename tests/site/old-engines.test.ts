import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { transform } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '#scripts/bundles.mjs'
import { getCssData } from '#tests/compat/css-data.ts'
import { findCssFeatures } from '#tests/compat/css-features.ts'
import { scriptEnhancements, styleEnhancements } from '#tests/compat/enhancements.ts'
import { isUnsupported } from '#tests/compat/oldest-browsers.ts'
import { getScriptData } from '#tests/compat/script-data.ts'
import { findScriptFeatures } from '#tests/compat/script-features.ts'

/* Checks the built files against the oldest supported browsers (docs/decisions/old-engines.md). */

const root = join(import.meta.dirname, '../..')
const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const chunks = readdirSync(join(root, '.next/static/chunks')).map(name => `.next/static/chunks/${name}`)
// Polyfills are for browsers without modules. Documents do not load them.
const { polyfillFiles } = JSON.parse(readText('.next/build-manifest.json')) as {
  readonly polyfillFiles: readonly string[]
}

const styles = chunks.filter(path => path.endsWith('.css'))
const scripts = [
  ...chunks.filter(path => path.endsWith('.js') && !polyfillFiles.includes(path.replace('.next/', ''))),
  'dist/inline-script.js',
  'dist/public/builds/lost-file.js',
  'dist/service-worker/worker.js',
  'dist/service-worker/unregister.js',
]

function findMissingFeatures(
  files: readonly string[],
  findFeatures: (text: string) => ReadonlySet<string>,
  getData: (feature: string) => readonly Identifier[],
): readonly string[] {
  const usedFeatures = new Set(files.flatMap(path => [...findFeatures(readText(path))]))
  expect(usedFeatures.size).toBeGreaterThan(200)
  return [...usedFeatures].filter(feature => isUnsupported(getData(feature))).toSorted()
}

it('uses only styles that the oldest browsers support or can do without', () => {
  expect(findMissingFeatures(styles, findCssFeatures, getCssData)).toEqual(Object.keys(styleEnhancements).toSorted())
})

it('keeps -webkit-text-size-adjust, without which iPhones enlarge text in landscape', () => {
  // The CSS compiler drops it if `text-size-adjust` is declared too, because its data covers only desktop Safari.
  expect(styles.some(path => readText(path).includes('-webkit-text-size-adjust:100%'))).toBe(true)
})

it('uses only APIs that the oldest browsers support or that the site can do without', () => {
  expect(findMissingFeatures(scripts, findScriptFeatures, getScriptData)).toEqual(
    Object.keys(scriptEnhancements).toSorted(),
  )
})

// esbuild considers no browser to support these escapes completely, because Unicode adds properties.
const supported = { 'regexp-unicode-property-escapes': true }

it('uses only syntax of the oldest browsers', async () => {
  const targets = [oldestBrowsers, ['esnext']]
  const changedScripts: string[] = []
  for (const path of scripts) {
    const outputs = targets.map(target => transform(readText(path), { target, supported, logLevel: 'silent' }))
    const [loweredOutput, originalOutput] = await Promise.all(outputs)
    if (loweredOutput?.code !== originalOutput?.code) changedScripts.push(path)
  }
  expect(changedScripts).toEqual([])
})
