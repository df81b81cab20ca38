import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { World } from '#mocks/world/world.ts'
import { collectData, parseStoredData, restoreData } from './stored-data.ts'

interface DataFileOptions {
  readonly path: string
  readonly deletesStoredData: boolean
  /** Replaces the earlier URL of the mock API in stored URLs of pictures. */
  readonly url: string
  readonly getWorld: () => World
  readonly onError: (event: string, details: Readonly<Record<string, unknown>>) => void
  readonly maxBytes?: number
}

/** The message is for the operator. */
export class UnreadableDataFile extends Error {
  override readonly name = 'UnreadableDataFile'
}

const mebibyte = 1_048_576

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
}

async function restoreFile({ path, url, getWorld }: DataFileOptions): Promise<void> {
  try {
    const text = await readText(path)
    if (text === undefined) return
    const { url: storedUrl, data } = JSON.parse(text) as { readonly url: string; readonly data: unknown }
    await restoreData(getWorld(), parseStoredData(JSON.stringify(data).replaceAll(storedUrl, url)))
  } catch (error) {
    throw new UnreadableDataFile(
      `the demo data in ${path} can't be read. Move the file away, or start with --fresh, which deletes it. ${String(error)}`,
    )
  }
}

export interface DataFile {
  /** Changes during a write are stored by one more write. */
  readonly store: () => void
  /** Resolves once everything is stored. */
  readonly close: () => Promise<void>
}

export async function openDataFile(options: DataFileOptions): Promise<DataFile> {
  const { path, deletesStoredData, url, getWorld, onError, maxBytes = 20 * mebibyte } = options
  if (deletesStoredData) await rm(path, { force: true })
  else await restoreFile(options)

  const write = async () => {
    const text = JSON.stringify({ url, data: collectData(getWorld()) })
    if (Buffer.byteLength(text) > maxBytes) return onError('the demo data is too large to be stored', { maxBytes })
    await mkdir(dirname(path), { recursive: true })
    // The write is atomic, because the process may end meanwhile. Only the owner may read the data of visitors.
    await writeFile(`${path}.new`, text, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  let isOutdated = false
  let pendingWrite: Promise<void> | undefined
  const writeWhileOutdated = async () => {
    while (isOutdated) {
      isOutdated = false
      await write().catch((error: unknown) => onError('the demo data could not be stored', { path, error }))
    }
    pendingWrite = undefined
  }
  return {
    store: () => {
      isOutdated = true
      pendingWrite ??= writeWhileOutdated()
    },
    close: async () => pendingWrite,
  }
}
