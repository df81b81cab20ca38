import { Effect } from 'effect'
import { exchange, type Exchanged, type Fetch } from './exchange'
import { reasonOf, type CallFailed } from './failure'

export interface Answered {
  readonly status: number
  readonly text: string
  readonly json: unknown
}

function parse({ status, text }: Exchanged): Effect.Effect<Answered, CallFailed> {
  const broken: CallFailed = { reason: 'broken', status }
  if (text === undefined) return Effect.fail(broken)
  return Effect.try({ try: () => ({ status, text, json: JSON.parse(text) as unknown }), catch: () => broken })
}

/** One attempt at a call; aborted when nobody waits for it any more. */
export const attempt = (fetch: Fetch, address: string): Effect.Effect<Answered, CallFailed> =>
  Effect.tryPromise({
    try: signal => exchange(fetch, address, signal),
    catch: (): CallFailed => ({ reason: 'unreachable' }),
  }).pipe(
    Effect.flatMap(exchanged => {
      const reason = reasonOf(exchanged.status)
      return reason === undefined ? parse(exchanged) : Effect.fail({ reason, status: exchanged.status })
    }),
  )
