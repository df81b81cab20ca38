import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** `npm run size` records the weight of a bare Next.js page here, because a test would take too long to build it. */
export const bareWeightFile = join(import.meta.dirname, 'bare-weight.json')

export interface BareWeight {
  readonly versions: readonly string[]
  /** Bytes, gzip. */
  readonly script: number
}

export const readBareWeight = async (): Promise<BareWeight> =>
  JSON.parse(await readFile(bareWeightFile, 'utf8')) as BareWeight

const require = createRequire(import.meta.url)

async function readVersion(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }
  return `${name} ${version}`
}

export const readInstalledVersions = (): Promise<readonly string[]> =>
  Promise.all(['next', 'react', 'react-dom'].map(readVersion))
