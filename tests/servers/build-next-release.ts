import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOtherBrand } from './write-other-brand.ts'
import { telemetryOff } from '#scripts/telemetry-off.ts'

const root = join(import.meta.dirname, '../..')

export const firstRelease = root

export const nextRelease = join(root, '.bench/next-release')

const compilerCache = '.next/cache/turbopack'
const sourcesHashFile = join(nextRelease, 'sources-hash')

const sourceChanges = [
  ['src/app/browser/after-navigation.tsx', 'return null', 'return false'],
  ['src/ui/query-client.ts', 'gcTime: 0', 'gcTime: 1'],
] as const

export const readBuildId = async (release: string): Promise<string> =>
  (await readFile(join(release, '.next/BUILD_ID'), 'utf8')).trim()

/** The next release is outdated if one of these files has changed. The build id is a hash of all that a build reads. */
const sources = [
  '.next/BUILD_ID',
  'Dockerfile',
  '.dockerignore',
  'tests/servers/build-next-release.ts',
  'tests/servers/write-other-brand.ts',
]

export async function hashSources(project: string): Promise<string> {
  const texts = await Promise.all(sources.map(path => readFile(join(project, path), 'utf8')))
  return createHash('sha256').update(texts.join('\0')).digest('hex')
}

export const isNextReleaseCurrent = async (): Promise<boolean> =>
  (await readFile(sourcesHashFile, 'utf8').catch(() => '')) === (await hashSources(root))

/** The release has another brand, so that one build tests the Dockerfile and a change of brand. */
export async function buildNextRelease(): Promise<string> {
  if (await isNextReleaseCurrent()) return nextRelease
  const sourcesHash = await hashSources(root)
  const image = await readDockerfile()
  await rm(nextRelease, { recursive: true, force: true })
  await copySources(nextRelease)
  await writeOtherBrand(nextRelease)
  // Reuses the first release's compiler cache, because the releases differ in a few files only.
  await cp(join(root, compilerCache), join(nextRelease, compilerCache), { recursive: true })
  for (const [path, original, replacement] of sourceChanges) {
    const source = await readFile(join(nextRelease, path), 'utf8')
    if (!source.includes(original)) throw new Error(`${path} has changed and does not contain "${original}"`)
    await writeFile(join(nextRelease, path), source.replace(original, replacement))
  }
  const env = { ...process.env, ...telemetryOff, NODE_ENV: 'production' } as const
  for (const step of image.steps) {
    const { status, stdout, stderr } = spawnSync(step, { cwd: nextRelease, env, shell: true, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The next release can't be built:\n${step}\n${stdout}${stderr}`)
  }
  await removeAllBut(image.imagePaths)
  await writeFile(sourcesHashFile, sourcesHash)
  return nextRelease
}

/** Copies the files that a build reads, except the packages. */
export async function copySources(folder: string): Promise<void> {
  const dockerignore = await readFile(join(root, '.dockerignore'), 'utf8')
  await mkdir(folder, { recursive: true })
  for (const [, path = ''] of dockerignore.matchAll(/^!(.+)$/gm))
    await cp(join(root, path), join(folder, path), { recursive: true })
}

/** Paths are relative to the release. */
async function removeAllBut(imagePaths: readonly string[], parent = ''): Promise<void> {
  for (const name of await readdir(join(nextRelease, parent))) {
    const path = join(parent, name)
    if (imagePaths.includes(path)) continue
    if (imagePaths.some(imagePath => imagePath.startsWith(`${path}/`))) await removeAllBut(imagePaths, path)
    else await rm(join(nextRelease, path), { recursive: true })
  }
}

async function readDockerfile() {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
  const [buildStage = ''] = dockerfile.split(/^FROM /m).filter(stage => stage.includes(' AS build'))
  const steps = [...buildStage.matchAll(/^RUN ((?:.*\\\n)*.*)$/gm)].map(([, step = '']) => step)
  return {
    // The release uses the packages of this project.
    steps: steps.filter(step => step !== 'npm ci'),
    imagePaths: [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').map(path => path.replace('/site/', '')),
    ),
  }
}
