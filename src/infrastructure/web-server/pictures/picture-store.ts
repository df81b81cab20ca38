import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { pictureTypes, type PictureType } from './picture-request.ts'
import type { ResizedPicture } from './resize-picture.ts'

export interface StoredPicture extends ResizedPicture {
  /** Seconds. */
  readonly maxAge: number
  readonly etag: string
}

interface Entry {
  readonly file: string
  readonly bytes: number
  readonly type: PictureType
  readonly maxAge: number
  readonly etag: string
  /** Epoch milliseconds: the file outlives the process, and with it a monotonic clock. */
  readonly expiresAt: number
}

export interface PictureStore {
  readonly read: (key: string) => Promise<{ readonly picture: StoredPicture; readonly isStale: boolean } | undefined>
  /** Rejects if the folder can't be written. */
  readonly write: (key: string, picture: StoredPicture) => Promise<void>
  /** Treats a stale picture as fresh for `seconds`, so that a failed revalidation is not repeated at once. */
  readonly extendFreshness: (key: string, seconds: number) => void
}

export const createStoredPicture = (resized: ResizedPicture, maxAge: number): StoredPicture => ({
  ...resized,
  maxAge,
  etag: createHash('sha256').update(resized.bytes).digest('base64url').slice(0, 22),
})

/** Bytes on disk. */
export const maxStoredBytes = 256 * 1_048_576

/** Resized pictures on disk, bounded in bytes. The least recently used ones are removed. File names hold all but the content. */
export function createPictureStore(
  folder: string,
  maxSize = maxStoredBytes,
  now: () => number = Date.now,
): PictureStore {
  const index = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes + 1,
    disposeAfter: ({ file }, key) => {
      if (index.peek(key)?.file !== file) void rm(join(folder, file), { force: true }).catch(() => undefined)
    },
  })
  mkdirSync(folder, { recursive: true })
  const found = readdirSync(folder).flatMap(file => parseFileName(file) ?? [])
  for (const { key, entry } of found.toSorted((one, other) => one.entry.expiresAt - other.entry.expiresAt))
    index.set(key, entry)

  return {
    async read(key) {
      const entry = index.get(key)
      const bytes = entry && (await readFile(join(folder, entry.file)).catch(() => undefined))
      if (!entry || bytes?.length !== entry.bytes) return undefined
      const left = entry.expiresAt - now()
      const { type, maxAge, etag } = entry
      // A remaining lifetime above `maxAge` means that the clock was set back.
      return { picture: { bytes, type, maxAge, etag }, isStale: left <= 0 || left > maxAge * 1000 }
    },
    async write(key, { bytes, type, maxAge, etag }) {
      const expiresAt = now() + maxAge * 1000
      const entry = { bytes: bytes.length, type, maxAge, etag, expiresAt }
      const file = formatFileName(key, entry)
      const partial = join(folder, `${file}.part`)
      try {
        await writeFile(partial, bytes)
        await rename(partial, join(folder, file))
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined)
        throw error
      }
      index.set(key, { ...entry, file })
    },
    extendFreshness(key, seconds) {
      const entry = index.peek(key)
      if (entry) index.set(key, { ...entry, expiresAt: now() + Math.min(seconds, entry.maxAge) * 1000 })
    },
  }
}

const formatFileName = (key: string, { expiresAt, maxAge, bytes, etag, type }: Omit<Entry, 'file'>): string =>
  [key, expiresAt, maxAge, bytes, etag, type].join('.')

function parseFileName(file: string): { readonly key: string; readonly entry: Entry } | undefined {
  const [key = '', expiresAt, maxAge, bytes, etag = '', ending, ...more] = file.split('.')
  const type = pictureTypes.find(one => one === ending)
  const numbers = { expiresAt: Number(expiresAt), maxAge: Number(maxAge), bytes: Number(bytes) }
  const isWhole = type !== undefined && more.length === 0 && Object.values(numbers).every(Number.isSafeInteger)
  return isWhole ? { key, entry: { file, type, etag, ...numbers } } : undefined
}
