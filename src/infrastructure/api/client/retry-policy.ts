import { Effect, Random } from 'effect'
import type { CallFailure } from './failure.ts'

/** Short because pages wait for their queries. */
export const defaultQueryTimeoutMs = 2500

const mutationTimeoutMs = 8000

/** TCP retransmits a lost SYN after 1 s and 3 s. The other 4 s of `mutationTimeoutMs` remain for the response. */
export const connectTimeoutMs = 4000

const maxPauseMs = 300

const addTimeout = (durationMs: number) =>
  Effect.timeoutOrElse({ duration: durationMs, orElse: () => Effect.fail<CallFailure>({ reason: 'timeout' }) })

const isTransient = ({ reason }: CallFailure) => reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pauseBeforeRetry = Effect.flatMap(Random.nextBetween(0, maxPauseMs), Effect.sleep)

export function applyRetryPolicy<A>(
  method: string,
  queryTimeoutMs: number,
  attempt: Effect.Effect<A, CallFailure>,
): Effect.Effect<A, CallFailure> {
  // A mutation is never retried, because without a response it may have succeeded.
  if (method !== 'GET') return attempt.pipe(addTimeout(mutationTimeoutMs))
  // One attempt gets 60% of the timeout, so that a retry still has time.
  const limitedAttempt = attempt.pipe(addTimeout(0.6 * queryTimeoutMs))
  return limitedAttempt.pipe(
    Effect.catchIf(isTransient, () => Effect.andThen(pauseBeforeRetry, limitedAttempt)),
    addTimeout(queryTimeoutMs),
  )
}
