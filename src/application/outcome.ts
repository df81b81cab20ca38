import { Effect } from 'effect'

/** What pages and the browser get of a use-case: plain data, whichever way it ended. */
export type Outcome<A, E> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: E }

/** The edge, where Effect ends: expected errors become data, defects are thrown to whoever answers the request. */
export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<Outcome<A, E>> =>
  Effect.runPromise(
    Effect.match(effect, {
      onSuccess: (value): Outcome<A, E> => ({ ok: true, value }),
      onFailure: (error): Outcome<A, E> => ({ ok: false, error }),
    }),
  )

/** The value, or what the specification shows in place of one that could not be read. */
export const orEmpty = <A, E>(outcome: Outcome<A, E>, empty: A): A => (outcome.ok ? outcome.value : empty)
