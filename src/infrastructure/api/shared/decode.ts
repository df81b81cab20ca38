import { Effect, Schema } from 'effect'
import { LRUCache } from 'lru-cache'
import { OmissionReport } from './lenient.ts'

export interface RawResponse {
  readonly text: string
  readonly json: unknown
}

export type Decode<Value> = (response: RawResponse) => Effect.Effect<Value, Schema.SchemaError>

/** Per endpoint. Enough for the categories of the country and the busiest cities, in both languages. */
const maxCachedResponses = 64

/** In characters. */
export const maxCachedLength = 1_000_000
const maxTotalCachedLength = 8_000_000

export const decodeFresh =
  <Value, Wire>(codec: Schema.Codec<Value, Wire>): Decode<Value> =>
  ({ json }) =>
    Schema.decodeUnknownEffect(codec)(json)

/** For large, rarely changing responses. */
export function decodeCached<Value, Wire>(codec: Schema.Codec<Value, Wire>): Decode<Value> {
  const cache = new LRUCache<string, { readonly value: Value; readonly omittedCount: number }>({
    max: maxCachedResponses,
    maxSize: maxTotalCachedLength,
    maxEntrySize: maxCachedLength,
    sizeCalculation: (_, text) => text.length + 1,
  })
  return Effect.fnUntraced(function* ({ text, json }) {
    const report = yield* OmissionReport
    const cachedEntry = cache.get(text)
    if (cachedEntry) {
      for (let index = 0; index < cachedEntry.omittedCount; index++) report()
      return cachedEntry.value
    }
    let omittedCount = 0
    const value = yield* Schema.decodeUnknownEffect(codec)(json).pipe(
      Effect.provideService(OmissionReport, () => {
        omittedCount += 1
        report()
      }),
    )
    cache.set(text, { value, omittedCount })
    return value
  })
}
