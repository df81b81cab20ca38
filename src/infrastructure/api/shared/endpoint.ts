import type { Schema } from 'effect'
import { decodeEach, type decodeChanged, type Decode } from './decode'

/** The names in braces of a path template. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

/** A query as the wire has it: texts by name. */
export type QueryWire = Readonly<Record<string, string | undefined>>

export interface Endpoint<Path extends string = string, Query = unknown, Answer = unknown, AnswerWire = unknown> {
  readonly method: 'GET'
  /** Each `{name}` is one segment: whatever its value holds is percent-encoded, slashes as `%2F`. */
  readonly path: Path
  readonly query: Schema.Codec<Query, QueryWire>
  readonly answer: Schema.Codec<Answer, AnswerWire>
  readonly access: 'public'
  readonly summary: string
  readonly decode: Decode<Answer>
}

/** A call that anybody may make and that changes nothing. */
export const read = <const Path extends string, Query, Answer, AnswerWire>(
  path: Path,
  described: {
    readonly query: Schema.Codec<Query, QueryWire>
    readonly answer: Schema.Codec<Answer, AnswerWire>
    readonly summary: string
    readonly decode?: typeof decodeChanged
  },
): Endpoint<Path, Query, Answer, AnswerWire> => ({
  method: 'GET',
  path,
  access: 'public',
  ...described,
  decode: (described.decode ?? decodeEach)(described.answer),
})
