import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Body } from './cached-response.ts'

const [decompress, compress] = [promisify(brotliDecompress), promisify(gzip)]

/** About a thousand pages, each as gzip and brotli. */
const maxBytes = 32 * 1_048_576

const gzipCache = new LRUCache<Body, Buffer>({
  maxSize: maxBytes,
  // Counts the body too, because the key keeps it alive.
  sizeCalculation: (content, { br }) => content.length + br.length,
  // A pending compression continues after eviction, because a request waits for its result.
  ignoreFetchAbort: true,
  // zlib returns a slice of a larger block. The copy lets the block be freed.
  fetchMethod: async ({ br }) => Buffer.from(await compress(await decompress(br))),
})

export const getCachedGzip = (body: Body): Buffer | undefined => gzipCache.get(body)

export const getGzip = (body: Body): Promise<Buffer> => gzipCache.forceFetch(body)
