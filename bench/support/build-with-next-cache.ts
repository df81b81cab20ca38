import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { getServerBundleOptions } from '../../scripts/bundles.mjs'
import { runNextBuild } from './next-build.ts'
import { root, buildFolder } from './root.ts'

const supportFolder = import.meta.dirname

export async function buildWithNextCache(): Promise<string> {
  const folder = join(buildFolder, 'next-cache')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of ['src', 'brand', 'content', 'public', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter: path => !/\.test\.tsx?$/.test(path) })
  await build({
    ...getServerBundleOptions(root),
    entryPoints: {
      'next.config': join(supportFolder, 'next-cache.config.ts'),
      preload: join(supportFolder, 'next-cache-preload.ts'),
    },
    outdir: folder,
  })
  runNextBuild(folder)
  return folder
}
