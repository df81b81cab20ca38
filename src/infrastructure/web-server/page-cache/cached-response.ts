import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { parseAcceptHeader } from '#infrastructure/web-server/parse-accept-header.ts'

/** A page in all its representations, or the response to a shared query. */
export interface CachedResponse {
  readonly status: number
  /** `Content-Security-Policy` of the document. */
  readonly policy?: string
  readonly document: Body
  readonly flight?: Body
  readonly routeTree?: Body
  readonly routerHeaders?: Readonly<Record<string, string>>
  /** A page past the end of its list. Like a 404, it is never served stale. */
  readonly isMissing?: boolean
  /** Seconds; 'never' sends `no-store`, although this server may cache the response briefly. */
  readonly maxAge: number | 'never'
}

/** Approximate bytes in memory. The object takes 200. */
export const getBodySize = (body: Body | undefined): number => (body ? body.br.length + 200 : 0)

export const getResponseSize = (page: CachedResponse): number =>
  500 + (page.policy?.length ?? 0) + getBodySize(page.document) + getBodySize(page.flight) + getBodySize(page.routeTree)

export interface Body {
  readonly type: string
  readonly etag: string
  /** Uncompressed bytes. */
  readonly length: number
  /** Replaced by a smaller buffer once the body is sent often. */
  br: Buffer
}

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** Brotli quality. `best` takes far longer. */
export const quality = { quick: 5, best: 10 }
const longLifeSeconds = 3600

const compress = async (bytes: Buffer, compressionQuality: number): Promise<Buffer> =>
  // zlib returns a slice of a larger block. The copy lets the block be freed.
  Buffer.from(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: compressionQuality } }))

export async function createBody(type: string, content: string | Buffer, maxAge: number | 'never' = 0): Promise<Body> {
  const bytes = Buffer.from(content)
  const usesBestQuality = maxAge !== 'never' && maxAge >= longLifeSeconds
  const br = await compress(bytes, usesBestQuality ? quality.best : quality.quick)
  const body = { type, etag: createEtag(bytes), length: bytes.length, br }
  if (usesBestQuality) timesSent.set(body, sendsBeforeBestCompression)
  return body
}

const sendsBeforeBestCompression = 3
/** Limits compression to 4% of the time. */
const pauseFactor = 24
const timesSent = new WeakMap<Body, number>()

const callLater = (end: () => void, ms: number): void => void setTimeout(end, ms).unref()

/** Call the returned function at each Brotli send. */
export function createRecompressor(startPause = callLater): (body: Body) => void {
  let isBusy = false
  return body => {
    const times = (timesSent.get(body) ?? 0) + 1
    // While busy, the count stays, so that the next send retries.
    if (times > sendsBeforeBestCompression || (times === sendsBeforeBestCompression && isBusy)) return
    timesSent.set(body, times)
    if (times < sendsBeforeBestCompression) return
    isBusy = true
    const startedAt = performance.now()
    void compressBest(body)
      .catch(() => undefined)
      .finally(() => startPause(() => (isBusy = false), pauseFactor * (performance.now() - startedAt)))
  }
}

async function compressBest(body: Body): Promise<void> {
  body.br = await compress(await decompress(body.br), quality.best)
}

/** A content hash names the render, so that servers with the same data agree. */
export const getRenderId = (flight: Body): string => flight.etag.slice(3, 13)

// The ETag is weak, because all encodings share it.
const createEtag = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Bytes. Larger bodies are streamed, because decompressing them would block the event loop. */
export const maxSyncBytes = 65_536

export const getContent = (body: Body, encoding: 'br' | 'identity'): Buffer =>
  encoding === 'br' ? body.br : brotliDecompressSync(body.br)

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  // Only a weight of 0 matters, because Brotli is preferred whenever it is named.
  if (/q=0/i.test(acceptEncoding)) return chooseEncodingByWeight(acceptEncoding)
  if (/\bbr\b/i.test(acceptEncoding)) return 'br'
  return /\bgzip\b|\*/i.test(acceptEncoding) ? 'gzip' : 'identity'
}

function chooseEncodingByWeight(acceptEncoding: string): Encoding {
  const weights = new Map(parseAcceptHeader(acceptEncoding).map(({ value, weight }) => [value, weight]))
  if ((weights.get('br') ?? 0) > 0) return 'br'
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0 ? 'gzip' : 'identity'
}

export const isNotModified = (ifNoneMatch: string | undefined, body: Body) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(tag => `W/${tag.trim().replace(/^W\//, '')}` === body.etag))
