import { Schema } from 'effect'
import type { CallFailed } from '#infrastructure/api/client/failure.ts'
import type { RetryPolicy } from '#infrastructure/api/client/retry-policy.ts'
import type { Decode } from './decode.ts'

/** The names in braces of a path template. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never

/** A query as the wire has it: texts by name. */
export type QueryWire = Readonly<Record<string, string | undefined>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  AnswerWire = unknown,
  Failure = unknown,
> {
  readonly method: M
  /** Each `{name}` is one segment: whatever its value holds is percent-encoded, slashes as `%2F`. */
  readonly path: Path
  readonly query: Schema.Codec<Query, QueryWire>
  /** JSON; undefined for none. */
  readonly body: Schema.Codec<Body, unknown>
  readonly answer: Schema.Codec<Answer, AnswerWire>
  /** `account`: only with a session. */
  readonly access: 'public' | 'account'
  readonly retryPolicy: RetryPolicy
  /** Statuses that answer what was typed. A 401 that is none of them says that the session is over. */
  readonly refusals: readonly number[]
  readonly summary: string
  readonly decode: Decode<Answer>
  /** What the product tells apart of what went wrong. */
  readonly failure: (failed: CallFailed) => Failure
}

export const noBody = Schema.Undefined
