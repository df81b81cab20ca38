import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { telemetryOff } from '#scripts/telemetry-off.ts'

const root = join(import.meta.dirname, '../..')

export const firstRelease = root

const folder = join(root, '.bench/next-release')
const compilerCache = '.next/cache/turbopack'
const builtAfterFile = join(folder, 'built-after')

const sourceChanges = [
  ['src/app/browser/after-navigation.tsx', 'return null', 'return false'],
  ['src/ui/query-client.ts', 'gcTime: 0', 'gcTime: 1'],
] as const

export const readBuildId = async (release: string): Promise<string> =>
  (await readFile(join(release, '.next/BUILD_ID'), 'utf8')).trim()

/**
 * Builds the next release with the build context and the steps of the Dockerfile, and the installed modules. Reuses the result
 * until the first release is rebuilt.
 */
export async function buildNextRelease(): Promise<string> {
  const after = await readBuildId(firstRelease)
  if ((await readFile(builtAfterFile, 'utf8').catch(() => '')) === after) return folder
  const image = await readDockerfile()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const path of image.context) await cp(join(root, path), join(folder, path), { recursive: true })
  // Reuses the first release's compiler cache, because the releases differ in only two files.
  await cp(join(root, compilerCache), join(folder, compilerCache), { recursive: true })
  for (const [file, before, now] of sourceChanges) {
    const source = await readFile(join(folder, file), 'utf8')
    if (!source.includes(before)) throw new Error(`${file} has changed: it holds no "${before}"`)
    await writeFile(join(folder, file), source.replace(before, now))
  }
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const env = { ...process.env, ...telemetryOff, NODE_ENV: 'production', PATH } as const
  for (const step of image.steps) {
    const { status, stdout, stderr } = spawnSync(step, { cwd: folder, env, shell: true, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The next release can't be built:\n${step}\n${stdout}${stderr}`)
  }
  await removeAllBut(image.kept)
  await writeFile(builtAfterFile, after)
  return folder
}

/** Removes what the image does not keep: paths relative to the release. */
async function removeAllBut(kept: readonly string[], parent = ''): Promise<void> {
  for (const name of await readdir(join(folder, parent))) {
    const path = join(parent, name)
    if (kept.includes(path)) continue
    if (kept.some(each => each.startsWith(`${path}/`))) await removeAllBut(kept, path)
    else await rm(join(folder, path), { recursive: true })
  }
}

/** The build context, the steps after `npm ci`, and the paths that the image keeps. */
async function readDockerfile() {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
  const ignored = await readFile(join(root, '.dockerignore'), 'utf8')
  const [building = ''] = dockerfile.split(/^FROM /m).filter(stage => stage.includes(' AS build'))
  const steps = [...building.matchAll(/^RUN ((?:.*\\\n)*.*)$/gm)].map(([, step = '']) => step)
  return {
    context: [...ignored.matchAll(/^!(.+)$/gm)].map(([, path = '']) => path),
    // Without a node_modules folder npx would query the registry.
    steps: steps.filter(step => step !== 'npm ci').map(step => step.replace(/^npx /, '')),
    kept: [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').map(path => path.replace('/site/', '')),
    ),
  }
}
