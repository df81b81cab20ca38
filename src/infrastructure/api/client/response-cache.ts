import { Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import { maxCachedText } from '#infrastructure/api/shared/decode.ts'
import type { AttemptResult } from './attempt.ts'
import type { CallFailed } from './failure.ts'

/** API responses by URL. */
export type ResponseCache = Pick<LRUCache<string, AttemptResult>, 'get' | 'set'>

/** Suggestions read these endpoints on every keystroke. */
export const cachedEndpoints: ReadonlySet<EndpointName> = new Set(['regions', 'categories'])

const ttlMs = 60_000
/** In characters. Enough for the regions and the country's category tree in both languages, and the trees of the busiest cities. */
const maxTotalLength = 8_000_000

export const createResponseCache = (now: () => number = () => performance.now()): ResponseCache =>
  new LRUCache({
    maxSize: maxTotalLength,
    maxEntrySize: maxCachedText,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  })

/** Reads without decoding. */
export const readCached = Effect.fnUntraced(function* (
  cache: ResponseCache | undefined,
  address: string,
  request: Effect.Effect<AttemptResult, CallFailed>,
) {
  const cached = cache?.get(address)
  const answer = cached ?? (yield* request)
  if (!cached) cache?.set(address, answer)
  return answer
})

/** Decodes the cached response. On a miss it sends the request, and caches the response if decoding succeeds. Without a cache it always sends the request. */
export const readThroughCache = Effect.fnUntraced(function* <A>(
  cache: ResponseCache | undefined,
  address: string,
  request: Effect.Effect<AttemptResult, CallFailed>,
  decode: (answer: AttemptResult) => Effect.Effect<A, CallFailed>,
) {
  const cached = cache?.get(address)
  const answer = cached ?? (yield* request)
  const value = yield* decode(answer)
  if (!cached) cache?.set(address, answer)
  return { status: answer.status, value }
})
