import type { Body } from './body.ts'

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
