import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

/** A finished response: a page in every form that browsers request, or a query that everybody shares. */
export interface CachedResponse {
  readonly status: number
  /** `Content-Security-Policy` of the document. */
  readonly policy?: string
  readonly document: Body
  /** What Next's router requests: the whole page (`rsc`), or one segment by its name. */
  readonly rsc?: Body
  readonly segments?: ReadonlyMap<string, Body>
  /** The rewritten address, which Next's router needs to read the route parameters. */
  readonly rewritten?: Readonly<Record<string, string>>
  /** A 404, or a page past the end of its list: never served stale. */
  readonly isMissing?: boolean
  /** Seconds for which caches may store it, or 'never'. */
  readonly maxAge: number | 'never'
}

/** Approximate size of a body in memory. */
export const sizeOf = (body: Body | undefined): number => (body ? body.br.length + body.gzip.length + 200 : 0)

/** Approximate size in memory. */
export const bytesOf = (page: CachedResponse): number =>
  500 +
  (page.policy?.length ?? 0) +
  sizeOf(page.document) +
  sizeOf(page.rsc) +
  [...(page.segments?.values() ?? [])].reduce((sum, body) => sum + sizeOf(body), 0)

/** A response body, compressed once. */
export interface Body {
  readonly type: string
  readonly etag: string
  /** Bytes without compression. */
  readonly length: number
  readonly br: Buffer
  readonly gzip: Buffer
}

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/**
 * Brotli's quality. 10 makes a page 8 % smaller than 7, in twenty times the time (`/kazan`: 20 ms, 1 ms): that pays for
 * bodies that last for an hour or longer.
 */
const quality = { short: 7, long: 10 }
const longLife = 3600

/** `maxAge`: seconds for which the body lasts. */
export async function bodyOf(type: string, content: string | Buffer, maxAge: number | 'never' = 0): Promise<Body> {
  const bytes = Buffer.from(content)
  const best = maxAge !== 'never' && maxAge >= longLife ? quality.long : quality.short
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: best } }),
    zip(bytes),
  ])
  // zlib returns slices of larger blocks: copying lets those be freed.
  return { type, etag: etagOf(bytes), length: bytes.length, br: Buffer.from(br), gzip: Buffer.from(gz) }
}

/** Next's name for the segment that is the whole page: the same bytes as its router data. */
export const wholePage = '/_full'

/** Names the render that router data comes from: by its content, so that two servers with the same data agree. */
export const renderNameOf = (rsc: Body): string => rsc.etag.slice(3, 13)

// Weak, since all encodings share it.
const etagOf = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Above this size (bytes) unzipping would block the event loop: such a body is streamed. */
export const maxSyncLength = 65_536

export function contentOf(body: Body, encoding: Encoding): Buffer {
  return encoding === 'identity' ? gunzipSync(body.gzip) : body[encoding]
}

/** The best encoding that a client accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.includes('q=0')) return encodingByWeight(accepted)
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b|\*/.test(accepted) ? 'gzip' : 'identity'
}

function encodingByWeight(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find(parameter => parameter.startsWith('q='))
      return [name.toLowerCase(), weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity'
}

/** Whether `If-None-Match` names this body. */
export const isNotModified = (ifNoneMatch: string | undefined, body: Body) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(each => `W/${each.trim().replace(/^W\//, '')}` === body.etag))
