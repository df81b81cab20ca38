import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Body } from './cached-response.ts'

/*
 * Bodies as gzip, for the few clients that do not accept brotli. Each is made when it is first asked for, off the main thread,
 * and once however many ask at the same time.
 */
const [plainOf, zip] = [promisify(brotliDecompress), promisify(gzip)]

/** Bytes: two thousand pages of the usual size. */
const maxBytes = 32 * 1_048_576

const gzipCache = new LRUCache<Body, Buffer>({
  maxSize: maxBytes,
  // A body that the page cache has dropped lives on here.
  sizeCalculation: (content, { br }) => content.length + br.length,
  // zlib returns slices of larger blocks: copying lets those be freed.
  // Somebody waits for it, even if others have taken its place meanwhile.
  ignoreFetchAbort: true,
  fetchMethod: async ({ br }) => Buffer.from(await zip(await plainOf(br))),
})

export const getCachedGzip = (body: Body): Buffer | undefined => gzipCache.get(body)

/** Rejects if the body is damaged. */
export const getGzip = (body: Body): Promise<Buffer> => gzipCache.forceFetch(body)
