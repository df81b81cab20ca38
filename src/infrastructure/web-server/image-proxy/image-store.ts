import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { staleIfErrorSeconds } from '#infrastructure/web-server/page-cache/freshness.ts'
import { imageTypes, type ImageType } from './image-request.ts'
import type { ResizedImage } from './resize-image.ts'

export interface StoredImage extends ResizedImage {
  /** Seconds. */
  readonly maxAge: number
  readonly etag: string
}

interface Entry {
  readonly fileName: string
  readonly byteCount: number
  readonly type: ImageType
  readonly maxAge: number
  readonly etag: string
  /** Epoch milliseconds, because the file outlives the process and its monotonic clock. */
  readonly expiresAt: number
}

export interface ImageStore {
  /** The `maxAge` of the image is its remaining time, or 0 if it is stale. */
  readonly read: (key: string) => Promise<{ readonly image: StoredImage; readonly isStale: boolean } | undefined>
  readonly write: (key: string, image: StoredImage) => Promise<void>
  readonly remove: (key: string) => void
}

export const createStoredImage = (resizedImage: ResizedImage, maxAge: number): StoredImage => ({
  ...resizedImage,
  maxAge,
  etag: createHash('sha256').update(resizedImage.bytes).digest('base64url').slice(0, 22),
})

const partialSuffix = '.part'
/** Another instance may still be writing a newer partial file. */
const partialMaxAgeMs = 3_600_000

const maxStoredBytes = 256 * 1_048_576

export function createImageStore(folder: string, maxSize = maxStoredBytes, now: () => number = Date.now): ImageStore {
  const deleteFile = (fileName: string) => void rm(join(folder, fileName), { force: true }).catch(() => undefined)
  const index = new LRUCache<string, Entry>({
    maxSize,
    // The cache rejects a size of 0.
    sizeCalculation: ({ byteCount }) => byteCount + 1,
    disposeAfter: ({ fileName }, key) => {
      // A replaced entry may have the same file, if both were written in the same millisecond.
      if (index.peek(key)?.fileName !== fileName) deleteFile(fileName)
    },
  })
  const fileNames = listFiles(folder)
  for (const fileName of fileNames.filter(name => name.endsWith(partialSuffix))) {
    const modifiedAt = statSync(join(folder, fileName), { throwIfNoEntry: false })?.mtimeMs
    if (modifiedAt !== undefined && now() - modifiedAt > partialMaxAgeMs) deleteFile(fileName)
  }
  const storedFiles = fileNames.flatMap(fileName => parseFileName(fileName) ?? [])
  for (const { key, entry } of storedFiles.toSorted((first, second) => first.entry.expiresAt - second.entry.expiresAt))
    index.set(key, entry)

  return {
    async read(key) {
      const entry = index.get(key)
      if (!entry) return undefined
      if (now() - entry.expiresAt >= staleIfErrorSeconds * 1000) {
        index.delete(key)
        return undefined
      }
      const bytes = await readFile(join(folder, entry.fileName)).catch(() => undefined)
      if (bytes?.length !== entry.byteCount) return undefined
      const remainingMs = entry.expiresAt - now()
      const { type, maxAge, etag } = entry
      // A remaining lifetime above `maxAge` means that the clock was set back.
      const isStale = remainingMs <= 0 || remainingMs > maxAge * 1000
      return { image: { bytes, type, maxAge: isStale ? 0 : Math.ceil(remainingMs / 1000), etag }, isStale }
    },
    async write(key, { bytes, type, maxAge, etag }) {
      const expiresAt = now() + maxAge * 1000
      const entry = { byteCount: bytes.length, type, maxAge, etag, expiresAt }
      const fileName = formatFileName(key, entry)
      const partialFile = join(folder, fileName + partialSuffix)
      try {
        // An operator may remove the folder of a running site to free space.
        await mkdir(folder, { recursive: true })
        await writeFile(partialFile, bytes)
        await rename(partialFile, join(folder, fileName))
      } catch (error) {
        await rm(partialFile, { force: true }).catch(() => undefined)
        throw error
      }
      index.set(key, { ...entry, fileName })
    },
    remove: key => void index.delete(key),
  }
}

/** A failure must not prevent the start. */
function listFiles(folder: string): readonly string[] {
  try {
    mkdirSync(folder, { recursive: true })
    return readdirSync(folder)
  } catch (error) {
    getRuntime().logger.warn('picture not stored', { error })
    return []
  }
}

const formatFileName = (key: string, { expiresAt, maxAge, byteCount, etag, type }: Omit<Entry, 'fileName'>): string =>
  [key, expiresAt, maxAge, byteCount, etag, type].join('.')

function parseFileName(fileName: string): { readonly key: string; readonly entry: Entry } | undefined {
  const [key = '', expiresAt, maxAge, byteCount, etag = '', extension, ...extraParts] = fileName.split('.')
  const type = imageTypes.find(imageType => imageType === extension)
  const numbers = { expiresAt: Number(expiresAt), maxAge: Number(maxAge), byteCount: Number(byteCount) }
  const isValid = type !== undefined && extraParts.length === 0 && Object.values(numbers).every(Number.isSafeInteger)
  return isValid ? { key, entry: { fileName, type, etag, ...numbers } } : undefined
}
