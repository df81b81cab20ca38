import { deserialize } from 'node:v8'
import type { Body, CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'

/** Increment when `CachedResponse` changes, so that incompatible pages are not read. */
export const formatVersion = 3

/** `version` is the version of the page's path at the time of the render. */
export interface StoredPage {
  readonly value: CachedResponse
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  readonly version: string
}

/** Returns undefined for invalid data. */
export function readStoredPage(stored: Buffer): StoredPage | undefined {
  try {
    // The copy frees the larger block that the slice would hold in memory.
    const decoded: unknown = deserialize(Buffer.from(stored))
    return isStoredPage(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** Accepts infinity, which means no TTL. */
const isDuration = (value: unknown) => typeof value === 'number' && value >= 0
const isOptional = (value: unknown, isValid: (value: unknown) => boolean) => value === undefined || isValid(value)
const isString = (value: unknown) => typeof value === 'string'

function isBody(value: unknown): value is Body {
  const body = toRecord(value)
  return (
    body !== undefined &&
    isString(body['type']) &&
    isString(body['etag']) &&
    isDuration(body['length']) &&
    Buffer.isBuffer(body['br'])
  )
}

function isResponse(value: unknown): value is CachedResponse {
  const page = toRecord(value)
  return (
    page !== undefined &&
    Number.isInteger(page['status']) &&
    isBody(page['document']) &&
    (page['maxAge'] === 'never' || isDuration(page['maxAge'])) &&
    isOptional(page['policy'], isString) &&
    isOptional(page['flight'], isBody) &&
    isOptional(page['routeTree'], isBody) &&
    isOptional(page['routerHeaders'], headers => Object.values(toRecord(headers) ?? { none: 0 }).every(isString))
  )
}

function isStoredPage(value: unknown): value is StoredPage {
  const page = toRecord(value)
  return (
    page !== undefined &&
    isString(page['version']) &&
    isDuration(page['ttl']) &&
    Number.isFinite(page['producedAt']) &&
    isResponse(page['value'])
  )
}
