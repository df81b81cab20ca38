import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { serverBundle } from '../../scripts/bundles.mjs'
import { nextBuild } from './next-build.ts'
import { root, workshop } from './root.ts'

const here = import.meta.dirname

/** Builds the same code with Next's own cache and compression, and returns the folder for `next start`. */
export async function buildOwnCache(): Promise<string> {
  const folder = join(workshop, 'own-cache')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of ['src', 'content', 'public', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: from => !/\.test\.tsx?$/.test(from) })
  await build({
    ...serverBundle(root),
    entryPoints: { 'next.config': join(here, 'own-cache.config.ts'), preload: join(here, 'own-cache-preload.ts') },
    outdir: folder,
  })
  nextBuild(folder)
  return folder
}
