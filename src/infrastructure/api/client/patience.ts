import { Effect, Random } from 'effect'
import type { CallFailed } from './failure'

/** Milliseconds. A page waits for its reads, so they are short. */
const patience = { attempt: 1500, call: 2500, pauseUpTo: 300 } as const

const atMost = (duration: number) =>
  Effect.timeoutOrElse({ duration, orElse: () => Effect.fail<CallFailed>({ reason: 'timeout' }) })

const maybeBetterSoon = ({ reason }: CallFailed) =>
  reason === 'unreachable' || reason === 'timeout' || reason === 'failed'

const pause = Effect.flatMap(Random.nextBetween(0, patience.pauseUpTo), Effect.sleep)

/** A read is tried twice when the network or the API fails, after a pause of random length, within one time limit. */
export const patiently = <A>(attempt: Effect.Effect<A, CallFailed>): Effect.Effect<A, CallFailed> => {
  const once = attempt.pipe(atMost(patience.attempt))
  return once.pipe(
    Effect.catchIf(maybeBetterSoon, () => Effect.andThen(pause, once)),
    atMost(patience.call),
  )
}
