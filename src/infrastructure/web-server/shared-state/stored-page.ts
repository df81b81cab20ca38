import { deserialize } from 'node:v8'
import { Schema } from 'effect'
import type { CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'

/** Increment when `CachedResponse` changes, so that incompatible pages are not read. */
export const storedPageFormat = 3

export interface StoredPage {
  readonly value: CachedResponse
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  /** The page is outdated if this differs from the current version of its path. */
  readonly version: string
}

/** Accepts infinity, because an infinite `ttl` means that the page does not expire. */
const nonNegativeNumber = Schema.Number.check(Schema.isGreaterThanOrEqualTo(0))

const body = Schema.Struct({
  type: Schema.String,
  etag: Schema.String,
  length: nonNegativeNumber,
  br: Schema.declare((bytes): bytes is Buffer<ArrayBuffer> => Buffer.isBuffer(bytes)),
})

const isStoredPage = Schema.is(
  Schema.Struct({
    version: Schema.String,
    ttl: nonNegativeNumber,
    producedAt: Schema.Finite,
    value: Schema.Struct({
      status: Schema.Int,
      document: body,
      maxAge: Schema.Union([Schema.Literal('never'), nonNegativeNumber]),
      policy: Schema.optionalKey(Schema.String),
      flight: Schema.optionalKey(body),
      routeTree: Schema.optionalKey(body),
      routerHeaders: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    }),
  }),
)

export function readStoredPage(storedBytes: Buffer): StoredPage | undefined {
  try {
    // `storedBytes` may be a slice of a larger buffer, which the decoded page would otherwise keep in memory.
    const decodedRecord: unknown = deserialize(Buffer.from(storedBytes))
    return isStoredPage(decodedRecord) ? decodedRecord : undefined
  } catch {
    return undefined
  }
}
