import { Effect, Random } from 'effect'
import type { CallFailure } from './failure.ts'

interface Limits {
  readonly attemptTimeoutMs: number
  readonly callTimeoutMs: number
  readonly maxAttempts: 1 | 2
}

export type RetryPolicy = 'query' | 'mutation'

/** Short because pages wait for their queries. */
export const defaultQueryTimeoutMs = 2500

const getLimits = (queryTimeoutMs: number): Readonly<Record<RetryPolicy, Limits>> => ({
  /** One attempt gets 60 %, so that a retry still has time. */
  query: { attemptTimeoutMs: 0.6 * queryTimeoutMs, callTimeoutMs: queryTimeoutMs, maxAttempts: 2 },
  /** Never retried, because a mutation without a response may have succeeded. */
  mutation: { attemptTimeoutMs: 8000, callTimeoutMs: 8000, maxAttempts: 1 },
})

/** For the connection of a mutation. TCP repeats a lost SYN after 1 s and 3 s; the response has the rest of the 8 s. */
export const connectTimeoutMs = 4000

const maxPauseMs = 300

const addTimeout = (durationMs: number) =>
  Effect.timeoutOrElse({ duration: durationMs, orElse: () => Effect.fail<CallFailure>({ reason: 'timeout' }) })

const isTransient = ({ reason }: CallFailure) => reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pauseBeforeRetry = Effect.flatMap(Random.nextBetween(0, maxPauseMs), Effect.sleep)

export function applyRetryPolicy<A>(
  policy: RetryPolicy,
  queryTimeoutMs: number,
  attempt: Effect.Effect<A, CallFailure>,
): Effect.Effect<A, CallFailure> {
  const { attemptTimeoutMs, callTimeoutMs, maxAttempts } = getLimits(queryTimeoutMs)[policy]
  const limitedAttempt = attempt.pipe(addTimeout(attemptTimeoutMs))
  if (maxAttempts === 1) return limitedAttempt
  return limitedAttempt.pipe(
    Effect.catchIf(isTransient, () => Effect.andThen(pauseBeforeRetry, limitedAttempt)),
    addTimeout(callTimeoutMs),
  )
}
