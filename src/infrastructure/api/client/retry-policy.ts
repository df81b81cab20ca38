import { Effect, Random } from 'effect'
import type { CallFailed } from './failure.ts'

/** In milliseconds. */
interface Limits {
  readonly attempt: number
  readonly call: number
  readonly attempts: 1 | 2
}

const limits = {
  /** A page waits for its reads, so they are short. */
  query: { attempt: 1500, call: 2500, attempts: 2 },
  /** Who is signed in is in nobody's way. */
  session: { attempt: 800, call: 800, attempts: 2 },
  /** Nobody knows what a write did that gave no answer: it is never made again. */
  mutation: { attempt: 8000, call: 8000, attempts: 1 },
} as const satisfies Record<string, Limits>

export type RetryPolicy = keyof typeof limits

const pauseUpTo = 300

const atMost = (duration: number) =>
  Effect.timeoutOrElse({ duration, orElse: () => Effect.fail<CallFailed>({ reason: 'timeout' }) })

const maybeBetterSoon = ({ reason }: CallFailed) =>
  reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pause = Effect.flatMap(Random.nextBetween(0, pauseUpTo), Effect.sleep)

/** A read is tried twice when the network or the API fails, after a pause of random length, within one time limit. */
export function withRetryPolicy<A>(
  patience: RetryPolicy,
  attempt: Effect.Effect<A, CallFailed>,
): Effect.Effect<A, CallFailed> {
  const { attempt: each, call, attempts } = limits[patience]
  const once = attempt.pipe(atMost(each))
  if (attempts === 1) return once
  return once.pipe(
    Effect.catchIf(maybeBetterSoon, () => Effect.andThen(pause, once)),
    atMost(call),
  )
}
