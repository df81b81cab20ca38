import { Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import { maxCachedText } from '#infrastructure/api/shared/decode.ts'
import type { AttemptResult } from './attempt.ts'
import type { CallFailed } from './failure.ts'

/** Answers by address. */
export type SharedAnswers = Pick<LRUCache<string, AttemptResult>, 'get' | 'set'>

/** What every suggestion needs, whatever is typed. */
export const sharedEndpoints: ReadonlySet<EndpointName> = new Set(['regions', 'categories'])

/** Milliseconds. */
const ttl = 60_000
/** In characters: the regions and the country's tree in both languages, and the trees of the busiest cities. */
const maxTexts = 8 * maxCachedText

export const createSharedAnswers = (now: () => number = () => performance.now()): SharedAnswers =>
  new LRUCache({
    maxSize: maxTexts,
    maxEntrySize: maxCachedText,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl,
    ttlResolution: 0,
    perf: { now },
  })

/** Decodes the stored answer; without one, asks and stores what decodes. Without a store it always asks. */
export const readThrough = Effect.fnUntraced(function* <A>(
  answers: SharedAnswers | undefined,
  address: string,
  ask: Effect.Effect<AttemptResult, CallFailed>,
  decode: (answer: AttemptResult) => Effect.Effect<A, CallFailed>,
) {
  const known = answers?.get(address)
  const answer = known ?? (yield* ask)
  const value = yield* decode(answer)
  if (!known) answers?.set(address, answer)
  return { status: answer.status, value }
})
