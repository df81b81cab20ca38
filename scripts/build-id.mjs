import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'esbuild'

const folders = ['src', 'brand', 'content', 'public']
const files = ['package.json', 'package-lock.json', 'tsconfig.json']
/** Their imports are included too. */
const entryPoints = ['scripts/build.mjs', 'scripts/brand/write-brand.ts', 'next.config.ts', 'mocks/start.ts']

/** Hashes all files that a build reads. @param {string} root */
export async function computeBuildId(root) {
  const sourcesByFolder = await Promise.all(folders.map(folder => listSources(join(root, folder))))
  const paths = [...sourcesByFolder.flat(), ...files.map(file => join(root, file)), ...(await listImportedFiles(root))]
  const hash = createHash('sha256')
  for (const path of paths.filter(existsSync).toSorted())
    hash
      .update(relative(root, path))
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 20)
}

/** @param {string} folder */
async function listSources(folder) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
}

/** @param {string} root */
async function listImportedFiles(root) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entryPoints.filter(path => existsSync(join(root, path))),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs).map(path => join(root, path))
}
