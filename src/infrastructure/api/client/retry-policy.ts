import { Effect, Random } from 'effect'
import type { CallFailed } from './failure.ts'

/** In milliseconds. */
interface Limits {
  readonly attempt: number
  readonly call: number
  readonly attempts: 1 | 2
}

const limits = {
  /** Short, since a page waits for its queries. */
  query: { attempt: 1500, call: 2500, attempts: 2 },
  /** Shorter still: asking who is signed in must delay nobody. */
  session: { attempt: 800, call: 800, attempts: 2 },
  /** Never retried: without an answer nobody knows what a mutation did. */
  mutation: { attempt: 8000, call: 8000, attempts: 1 },
} as const satisfies Record<string, Limits>

export type RetryPolicy = keyof typeof limits

const maxPause = 300

const withTimeout = (duration: number) =>
  Effect.timeoutOrElse({ duration, orElse: () => Effect.fail<CallFailed>({ reason: 'timeout' }) })

const isTransient = ({ reason }: CallFailed) => reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pause = Effect.flatMap(Random.nextBetween(0, maxPause), Effect.sleep)

/** A query is retried once, after a random pause, when the network or the API fails; both attempts share one timeout. */
export function withRetryPolicy<A>(
  policy: RetryPolicy,
  attempt: Effect.Effect<A, CallFailed>,
): Effect.Effect<A, CallFailed> {
  const { attempt: attemptLimit, call, attempts } = limits[policy]
  const once = attempt.pipe(withTimeout(attemptLimit))
  if (attempts === 1) return once
  return once.pipe(
    Effect.catchIf(isTransient, () => Effect.andThen(pause, once)),
    withTimeout(call),
  )
}
