import { Effect, Schema } from 'effect'
import { LRUCache } from 'lru-cache'
import { OmittedReport } from './left-out.ts'

/** An answer as it arrived, and the address that gave it. */
export interface Arrived {
  readonly address: string
  readonly text: string
  readonly json: unknown
}

export type Decode<Answer> = (arrived: Arrived) => Effect.Effect<Answer, Schema.SchemaError>

/** Both languages' regions and country tree, and the trees of the cities most asked for. */
const mostHeld = 64

export const decodeEach =
  <Answer, Wire>(codec: Schema.Codec<Answer, Wire>): Decode<Answer> =>
  ({ json }) =>
    Schema.decodeUnknownEffect(codec)(json)

/**
 * For large answers that seldom change: decoding all regions costs some ten milliseconds. The same text is the same
 * value, so an address's last one is held and reused while its text stays. Each is still asked for: none is old.
 */
export function decodeChanged<Answer, Wire>(codec: Schema.Codec<Answer, Wire>): Decode<Answer> {
  const held = new LRUCache<string, { readonly text: string; readonly value: Answer; readonly leftOut: number }>({
    max: mostHeld,
  })
  return Effect.fnUntraced(function* ({ address, text, json }) {
    const tell = yield* OmittedReport
    const before = held.get(address)
    if (before?.text === text) {
      for (let told = 0; told < before.leftOut; told++) tell()
      return before.value
    }
    let leftOut = 0
    const value = yield* Schema.decodeUnknownEffect(codec)(json).pipe(
      Effect.provideService(OmittedReport, () => {
        leftOut += 1
        tell()
      }),
    )
    held.set(address, { text, value, leftOut })
    return value
  })
}
