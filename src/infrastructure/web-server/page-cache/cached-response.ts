import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { parseAcceptHeader } from '#infrastructure/web-server/parse-accept-header.ts'

/** A page in all its forms, or a shared query. */
export interface CachedResponse {
  readonly status: number
  /** `Content-Security-Policy` of the document. */
  readonly policy?: string
  readonly document: Body
  /** Forms for Next's router: flight data, and the route tree for prefetching. */
  readonly flight?: Body
  readonly routeTree?: Body
  /** Headers that Next's router reads. */
  readonly routerHeaders?: Readonly<Record<string, string>>
  /** A 404, or a page past the end of its list: never served stale. */
  readonly isMissing?: boolean
  /** Seconds. */
  readonly maxAge: number | 'never'
}

export const getBodySize = (body: Body | undefined): number => (body ? body.br.length + 200 : 0)

/** Approximate size in memory. */
export const getResponseSize = (page: CachedResponse): number =>
  500 + (page.policy?.length ?? 0) + getBodySize(page.document) + getBodySize(page.flight) + getBodySize(page.routeTree)

/** A response body, compressed once with Brotli. gzip-on-demand.ts creates gzip for the few clients that need it. */
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
/**
 * Brotli quality. 10 makes a page 8 % smaller than 5 but takes twenty times as long (`/kazan`: 30 ms, 1.7 ms). It pays for
 * bodies that last an hour or longer, or are sent often.
 */
export const quality = { quick: 5, best: 10 }
const longLifeSeconds = 3600

const compress = async (bytes: Buffer, at: number): Promise<Buffer> =>
  // zlib returns slices of larger blocks: copying lets those be freed.
  Buffer.from(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: at } }))

/** `maxAge` in seconds. */
export async function createBody(type: string, content: string | Buffer, maxAge: number | 'never' = 0): Promise<Body> {
  const bytes = Buffer.from(content)
  const isBest = maxAge !== 'never' && maxAge >= longLifeSeconds
  const br = await compress(bytes, isBest ? quality.best : quality.quick)
  const body = { type, etag: createEtag(bytes), length: bytes.length, br }
  if (isBest) timesSent.set(body, minTimesSent)
  return body
}

/** Sends before the best compression. */
const minTimesSent = 3
/** Pauses 24 times as long as compressing took, so that it takes at most 4 % of the time. */
const pauseFactor = 24
const timesSent = new WeakMap<Body, number>()

const endLater = (end: () => void, ms: number): void => void setTimeout(end, ms).unref()

/** Creates a counter of Brotli sends that recompresses often-sent bodies off the main thread, one at a time. */
export function createSendCounter(pause = endLater): (body: Body) => void {
  let isCompressing = false
  return body => {
    const times = (timesSent.get(body) ?? 0) + 1
    // Already compressed best, or another body is being compressed: a later request tries again.
    if (times > minTimesSent || (times === minTimesSent && isCompressing)) return
    timesSent.set(body, times)
    if (times < minTimesSent) return
    isCompressing = true
    const startedAt = performance.now()
    void compressBest(body)
      .catch(() => undefined)
      .finally(() => pause(() => (isCompressing = false), pauseFactor * (performance.now() - startedAt)))
  }
}

async function compressBest(body: Body): Promise<void> {
  body.br = await compress(await decompress(body.br), quality.best)
}

/** A content hash names the render, so that servers with the same data agree. */
export const getRenderName = (flight: Body): string => flight.etag.slice(3, 13)

// Weak, since all encodings share it.
const createEtag = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Bytes. Larger bodies are streamed, because decompressing them would block the event loop. */
export const maxSyncLength = 65_536

export const getContent = (body: Body, encoding: 'br' | 'identity'): Buffer =>
  encoding === 'br' ? body.br : brotliDecompressSync(body.br)

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/q=0/i.test(accepted)) return chooseEncodingByWeight(accepted)
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b|\*/.test(accepted) ? 'gzip' : 'identity'
}

function chooseEncodingByWeight(accepted: string): Encoding {
  const weights = new Map(parseAcceptHeader(accepted).map(({ value, weight }) => [value, weight]))
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity'
}

export const isNotModified = (ifNoneMatch: string | undefined, body: Body) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(each => `W/${each.trim().replace(/^W\//, '')}` === body.etag))
