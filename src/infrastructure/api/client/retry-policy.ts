import { Effect, Random } from 'effect'
import type { CallFailed } from './failure.ts'

/** In milliseconds. */
interface Limits {
  readonly attempt: number
  readonly call: number
  readonly attempts: 1 | 2
}

export type RetryPolicy = 'query' | 'session' | 'mutation'

/** Short because pages wait for their queries. */
export const defaultQueryTimeoutMs = 2500

const getLimits = (queryTimeoutMs: number): Readonly<Record<RetryPolicy, Limits>> => ({
  /** One attempt gets 60 %, so that a retry still has time. */
  query: { attempt: 0.6 * queryTimeoutMs, call: queryTimeoutMs, attempts: 2 },
  /** Shorter, because reading the signed-in user must not delay a page. */
  session: { attempt: 0.32 * queryTimeoutMs, call: 0.32 * queryTimeoutMs, attempts: 2 },
  /** Never retried, because a mutation without an answer may have succeeded. */
  mutation: { attempt: 8000, call: 8000, attempts: 1 },
})

const maxPauseMs = 300

const withTimeout = (duration: number) =>
  Effect.timeoutOrElse({ duration, orElse: () => Effect.fail<CallFailed>({ reason: 'timeout' }) })

const isTransient = ({ reason }: CallFailed) => reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pause = Effect.flatMap(Random.nextBetween(0, maxPauseMs), Effect.sleep)

/** A query is retried once, after a random pause, when the network or the API fails; both attempts share one timeout. */
export function withRetryPolicy<A>(
  policy: RetryPolicy,
  queryTimeoutMs: number,
  attempt: Effect.Effect<A, CallFailed>,
): Effect.Effect<A, CallFailed> {
  const { attempt: attemptLimit, call, attempts } = getLimits(queryTimeoutMs)[policy]
  const once = attempt.pipe(withTimeout(attemptLimit))
  if (attempts === 1) return once
  return once.pipe(
    Effect.catchIf(isTransient, () => Effect.andThen(pause, once)),
    withTimeout(call),
  )
}
