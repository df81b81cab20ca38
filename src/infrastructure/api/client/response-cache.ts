import { Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import { maxCachedLength } from '#infrastructure/api/shared/decode.ts'
import type { AttemptResult } from './attempt.ts'
import type { CallFailure } from './failure.ts'

export type ResponseCache = Pick<LRUCache<string, AttemptResult>, 'get' | 'set'>

export const cachedEndpoints: ReadonlySet<EndpointName> = new Set(['regions', 'categories'])

const ttlMs = 60_000
/** In characters. Enough for regions, and for categories of the country and the busiest cities, in both languages. */
const maxTotalLength = 8_000_000

export const createResponseCache = (now: () => number = () => performance.now()): ResponseCache =>
  new LRUCache({
    maxSize: maxTotalLength,
    maxEntrySize: maxCachedLength,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  })

export const readThroughCache = Effect.fnUntraced(function* <A>(
  cache: ResponseCache | undefined,
  requestPath: string,
  request: Effect.Effect<AttemptResult, CallFailure>,
  decodeResponse: (response: AttemptResult) => Effect.Effect<A, CallFailure>,
) {
  const cachedResponse = cache?.get(requestPath)
  const response = cachedResponse ?? (yield* request)
  const value = yield* decodeResponse(response)
  if (!cachedResponse) cache?.set(requestPath, response)
  return { response, value }
})
