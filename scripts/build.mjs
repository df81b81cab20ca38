import { spawnSync } from 'node:child_process'
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { computeBuildId } from './build-id.mjs'
import {
  getChunkLoadErrorBundleOptions,
  getEarlyPressesBundleOptions,
  getCacheHandlerBundleOptions,
  getInlineScriptBundleOptions,
  getMockApiBundleOptions,
  getServerBundleOptions,
  getServiceWorkerBundleOptions,
  getUnregisteringWorkerBundleOptions,
} from './bundles.mjs'
import { writeTextResources } from './text-resources.mjs'
import { writeBrandFiles } from './write-brand-files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const compressibleExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map'])

writeTextResources(root)
await rm(join(root, 'dist'), { recursive: true, force: true })
await writeBrandFiles(root)
for (const getBundleOptions of [
  getServerBundleOptions,
  getCacheHandlerBundleOptions,
  getMockApiBundleOptions,
  getInlineScriptBundleOptions,
  getChunkLoadErrorBundleOptions,
  getUnregisteringWorkerBundleOptions,
])
  await build(getBundleOptions(root))
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const buildId = await computeBuildId(root)
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ZNATOK_BUILD_ID: buildId }
const nextBuild = spawnSync(process.execPath, [next, 'build', root], { stdio: 'inherit', env })
if (nextBuild.status !== 0) process.exit(1)
await build(getEarlyPressesBundleOptions(root))
await build(getServiceWorkerBundleOptions(root, buildId))
await cp(join(root, 'src/infrastructure/web-server/start.cjs'), join(root, 'dist/start.cjs'))
await cp(join(root, 'public'), join(root, 'dist/public'), { recursive: true })
for (const folder of ['dist/public', 'dist/service-worker', '.next/static']) await compressAll(join(root, folder))

/** @param {string} folder */
async function compressAll(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !compressibleExtensions.has(extname(file.name))) continue
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
