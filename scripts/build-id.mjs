import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const sources = [
  'src',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'scripts/build.mjs',
  'scripts/build-id.mjs',
  'scripts/bundles.mjs',
]

/**
 * A hash of everything that the build is made of, so that two builds of one commit have the same id.
 * @param {string} root
 */
export async function buildId(root) {
  const hash = createHash('sha256')
  for (const source of sources) {
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
