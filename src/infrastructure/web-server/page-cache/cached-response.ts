import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

/** A finished answer: a page in each form that browsers ask for, or a read that is the same for everybody. */
export interface CachedResponse {
  readonly status: number
  /** Of the document only. */
  readonly policy?: string
  readonly document: Body
  /** What Next's router asks for: the whole page (`rsc`), or a part of it by the name of the segment. */
  readonly rsc?: Body
  readonly segments?: ReadonlyMap<string, Body>
  /** How Next names the page inside; its router needs it to read the parameters of an address. */
  readonly rewritten?: Readonly<Record<string, string>>
  /** Seconds for which a cache may keep it, or 'never'. */
  readonly maxAge: number | 'never'
}

const sizeOf = (body: Body | undefined) => (body ? body.br.length + body.gzip.length + 200 : 0)

/** Bytes that a page takes in memory, roughly. */
export const bytesOf = (page: CachedResponse): number =>
  500 +
  (page.policy?.length ?? 0) +
  sizeOf(page.document) +
  sizeOf(page.rsc) +
  [...(page.segments?.values() ?? [])].reduce((sum, body) => sum + sizeOf(body), 0)

/** An answer's body, compressed once. */
export interface Body {
  readonly type: string
  readonly etag: string
  readonly br: Buffer
  readonly gzip: Buffer
}

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// Quality 7 makes within 10 % of what 11 does, for a hundredth of the time.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

export async function bodyOf(type: string, content: string | Buffer): Promise<Body> {
  const bytes = Buffer.from(content)
  const [br, gz] = await Promise.all([brotli(bytes, options), zip(bytes)])
  // zlib answers slices of larger blocks: a copy lets those go.
  return { type, etag: etagOf(bytes), br: Buffer.from(br), gzip: Buffer.from(gz) }
}

// Weak: one tag for all encodings.
const etagOf = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

export function contentOf(body: Body, encoding: Encoding): Buffer {
  return encoding === 'identity' ? gunzipSync(body.gzip) : body[encoding]
}

/** The best encoding that a client accepts; one it gives no weight (`q=0`) is not accepted. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.includes('q=0')) return weighed(accepted)
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b|\*/.test(accepted) ? 'gzip' : 'identity'
}

function weighed(accepted: string): Encoding {
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

/** Does the client hold this very body already (`If-None-Match`)? */
export const holds = (ifNoneMatch: string | undefined, body: Body) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some(each => `W/${each.trim().replace(/^W\//, '')}` === body.etag))
