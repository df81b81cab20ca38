import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'esbuild'
import { chunkLoadErrorBundle, handlerBundle, inlineScriptBundle, serverBundle } from './bundles.mjs'

// Next's own build, the bundles of the web server, and every file that is served as it is, compressed once.
const root = fileURLToPath(new URL('..', import.meta.url))
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map'])

await rm(join(root, 'dist'), { recursive: true, force: true })
for (const bundle of [serverBundle, handlerBundle, inlineScriptBundle, chunkLoadErrorBundle]) await build(bundle(root))
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ZNATOK_BUILD_ID: await buildId() }
const built = spawnSync(process.execPath, [next, 'build', root], { stdio: 'inherit', env })
if (built.status !== 0) process.exit(1)
await cp(join(root, 'public'), join(root, 'dist/public'), { recursive: true })
for (const folder of ['dist/public', '.next/static']) await compressAll(join(root, folder))

/** A hash of everything that the build is made of, so that two builds of one commit have the same id. */
async function buildId() {
  const hash = createHash('sha256')
  for (const source of ['src', 'content', 'public', 'package-lock.json', 'next.config.ts', 'scripts/bundles.mjs']) {
    const path = join(root, source)
    const isFile = await stat(path).then(
      found => found.isFile(),
      () => undefined,
    )
    if (isFile === undefined) continue
    const files = isFile
      ? [path]
      : (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter(file => file.isFile() && !/\.test\.tsx?$/.test(file.name))
          .map(file => join(file.parentPath, file.name))
          .toSorted()
    for (const file of files)
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
  }
  return hash
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 20)
}

/** @param {string} folder */
async function compressAll(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !compressible.has(extname(file.name))) continue
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
