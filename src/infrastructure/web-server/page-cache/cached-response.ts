import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { parseAcceptHeader } from '#infrastructure/web-server/parse-accept-header.ts'

/** A finished response: a page in every form that browsers request, or a query that everybody shares. */
export interface CachedResponse {
  readonly status: number
  /** `Content-Security-Policy` of the document. */
  readonly policy?: string
  readonly document: Body
  /** What Next's router requests: the page as flight data, and before it prefetches one, the tree of its route. */
  readonly flight?: Body
  readonly routeTree?: Body
  /** Headers that Next's router reads. */
  readonly routerHeaders?: Readonly<Record<string, string>>
  /** A 404, or a page past the end of its list: never served stale. */
  readonly isMissing?: boolean
  /** Seconds for which caches may store it, or 'never'. */
  readonly maxAge: number | 'never'
}

/** Approximate size of a body in memory. */
export const getBodySize = (body: Body | undefined): number => (body ? body.br.length + 200 : 0)

/** Approximate size in memory. */
export const getResponseSize = (page: CachedResponse): number =>
  500 + (page.policy?.length ?? 0) + getBodySize(page.document) + getBodySize(page.flight) + getBodySize(page.routeTree)

/** A response body, compressed once. Few ask for it as gzip: that is made when it is asked for (gzip-on-demand.ts). */
export interface Body {
  readonly type: string
  readonly etag: string
  /** Bytes without compression. */
  readonly length: number
  /** Replaced by a smaller one once the body is asked for often. */
  br: Buffer
}

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/**
 * Brotli's quality. 10 makes a page 8 % smaller than 5, in twenty times the time (`/kazan`: 30 ms, 1.7 ms): that pays for
 * bodies that last for an hour or longer, and for those that are asked for often.
 */
export const quality = { quick: 5, best: 10 }
const longLifeSeconds = 3600

const compress = async (bytes: Buffer, at: number): Promise<Buffer> =>
  // zlib returns slices of larger blocks: copying lets those be freed.
  Buffer.from(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: at } }))

/** `maxAge`: seconds for which the body lasts. */
export async function createBody(type: string, content: string | Buffer, maxAge: number | 'never' = 0): Promise<Body> {
  const bytes = Buffer.from(content)
  const isBest = maxAge !== 'never' && maxAge >= longLifeSeconds
  const br = await compress(bytes, isBest ? quality.best : quality.quick)
  const body = { type, etag: createEtag(bytes), length: bytes.length, br }
  if (isBest) timesSent.set(body, minTimesSent)
  return body
}

/** How often a body is sent before it is compressed as well as can be. */
const minTimesSent = 3
/** Compressing takes 4 % of the time at most: with a thousand pages in demand it would keep a core busy. */
const pauseFactor = 24
const timesSent = new WeakMap<Body, number>()
let isCompressing = false

/** Counts how often a body is sent compressed by brotli, to compress it better: one body at a time, off the main thread. */
export function noteSent(body: Body): void {
  const times = (timesSent.get(body) ?? 0) + 1
  // Compressed best, or another one's turn: a later request asks again.
  if (times > minTimesSent || (times === minTimesSent && isCompressing)) return
  timesSent.set(body, times)
  if (times < minTimesSent) return
  isCompressing = true
  const startedAt = performance.now()
  void compressBest(body)
    .catch(() => undefined)
    .finally(() => setTimeout(() => (isCompressing = false), pauseFactor * (performance.now() - startedAt)).unref())
}

async function compressBest(body: Body): Promise<void> {
  body.br = await compress(await decompress(body.br), quality.best)
}

/** Names the render that router data comes from: by its content, so that two servers with the same data agree. */
export const getRenderName = (flight: Body): string => flight.etag.slice(3, 13)

// Weak, since all encodings share it.
const createEtag = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Above this size (bytes) decompressing would block the event loop: such a body is streamed. */
export const maxSyncLength = 65_536

export const getContent = (body: Body, encoding: 'br' | 'identity'): Buffer =>
  encoding === 'br' ? body.br : brotliDecompressSync(body.br)

/** The best encoding that a client accepts. */
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

/** Whether `If-None-Match` names this body. */
export const isNotModified = (ifNoneMatch: string | undefined, body: Body) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(each => `W/${each.trim().replace(/^W\//, '')}` === body.etag))
