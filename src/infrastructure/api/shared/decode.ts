import { Effect, Schema } from 'effect'
import { LRUCache } from 'lru-cache'
import { OmittedReport } from './lenient.ts'

/** A successful answer, not yet decoded. */
export interface RawAnswer {
  readonly address: string
  readonly text: string
  readonly json: unknown
}

export type Decode<Answer> = (answer: RawAnswer) => Effect.Effect<Answer, Schema.SchemaError>

/** Enough for the regions and the country's tree in both languages, and the trees of the busiest cities. */
const maxCached = 64

/** In characters. Real answers are far smaller (all regions: under 200 KB). */
export const maxCachedText = 1_000_000
const maxCachedTotal = 8_000_000

export const decodeFresh =
  <Answer, Wire>(codec: Schema.Codec<Answer, Wire>): Decode<Answer> =>
  ({ json }) =>
    Schema.decodeUnknownEffect(codec)(json)

/**
 * For large, rarely changing answers: decoding all regions takes about 10 ms. Every call still reaches the
 * API; an unchanged text reuses the decoded value.
 */
export function decodeCached<Answer, Wire>(codec: Schema.Codec<Answer, Wire>): Decode<Answer> {
  const cache = new LRUCache<string, { readonly text: string; readonly value: Answer; readonly omitted: number }>({
    max: maxCached,
    maxSize: maxCachedTotal,
    maxEntrySize: maxCachedText,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  return Effect.fnUntraced(function* ({ address, text, json }) {
    const report = yield* OmittedReport
    const cached = cache.get(address)
    if (cached?.text === text) {
      for (let index = 0; index < cached.omitted; index++) report()
      return cached.value
    }
    let omitted = 0
    const value = yield* Schema.decodeUnknownEffect(codec)(json).pipe(
      Effect.provideService(OmittedReport, () => {
        omitted += 1
        report()
      }),
    )
    cache.set(address, { text, value, omitted })
    return value
  })
}
