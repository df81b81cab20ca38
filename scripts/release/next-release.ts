import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, workshop } from '#scripts/bench/root.ts'
import { quiet } from '#scripts/quiet.ts'

/** The build that all tests run. */
export const first = root

const folder = join(workshop, 'next-release')
const note = join(folder, 'built-after')

const parts = ['src', 'content', 'public', 'mocks', 'contracts', 'package.json', 'tsconfig.json', 'next.config.ts']
const scripts = ['scripts/build.mjs', 'scripts/build-id.mjs', 'scripts/bundles.mjs']

// The next release changes code of the page and of a lazy island, and with it the names of their chunks.
const changes = [
  ['src/app/browser/after-navigation.tsx', 'return null', 'return false'],
  ['src/ui/query-client.ts', 'gcTime: 0', 'gcTime: 1'],
] as const

export const buildIdOf = async (release: string): Promise<string> =>
  (await readFile(join(release, '.next/BUILD_ID'), 'utf8')).trim()

/** The next release of the site, built for real; once for each build of the first. */
export async function nextRelease(): Promise<string> {
  const after = await buildIdOf(first)
  if ((await readFile(note, 'utf8').catch(() => '')) === after) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of [...parts, ...scripts])
    await cp(join(root, part), join(folder, part), { recursive: true, filter: from => !/\.test\.tsx?$/.test(from) })
  for (const [file, before, now] of changes) {
    const source = await readFile(join(folder, file), 'utf8')
    if (!source.includes(before)) throw new Error(`${file} has changed: it holds no "${before}"`)
    await writeFile(join(folder, file), source.replace(before, now))
  }
  const env = { ...process.env, ...quiet, NODE_ENV: 'production' } as const
  const built = spawnSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The next release can't be built:\n${built.stdout}${built.stderr}`)
  await writeFile(note, after)
  return folder
}
