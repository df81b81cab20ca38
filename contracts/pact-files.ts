import { constants, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageJson = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
export const { version: consumerVersion } = JSON.parse(packageJson) as { readonly version: string }

const pactFolder = fileURLToPath(new URL('pacts', import.meta.url))
export const currentPactPath = join(pactFolder, 'znatok-web-znatok-api.json')
const getReleasedFolder = (parent: string) => join(parent, 'released')

export interface PactFile {
  readonly version: string
  readonly path: string
}

/** Oldest release first, then the current pact. */
export async function listPacts(parent = pactFolder): Promise<readonly PactFile[]> {
  const names = await readdir(getReleasedFolder(parent)).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const sortedNames = names
    .filter(name => name.endsWith('.json'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const releasedPacts = sortedNames.map(name => ({
    version: name.replace(/\.json$/, ''),
    path: join(getReleasedFolder(parent), name),
  }))
  return [...releasedPacts, { version: 'current', path: currentPactPath }]
}

export async function archiveCurrentPact(parent = pactFolder, version = consumerVersion): Promise<string> {
  await mkdir(getReleasedFolder(parent), { recursive: true })
  const path = join(getReleasedFolder(parent), `${version}.json`)
  await copyFile(currentPactPath, path, constants.COPYFILE_EXCL)
  return path
}
