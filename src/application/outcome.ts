import { Effect } from 'effect'

/** The result of a use-case as plain data: its value or its error. */
export type Outcome<A, E> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: E }

/** Never fails: the error is data. For a part of a page that may fail on its own. */
export const toOutcome = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<Outcome<A, E>> =>
  Effect.match(effect, {
    onSuccess: (value): Outcome<A, E> => ({ ok: true, value }),
    onFailure: (error): Outcome<A, E> => ({ ok: false, error }),
  })

/** The edge where Effect ends: expected errors become data, defects are thrown. */
export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<Outcome<A, E>> => Effect.runPromise(toOutcome(effect))

/** The value, or what the specification shows when it could not be read. */
export const orEmpty = <A, E>(outcome: Outcome<A, E>, empty: A): A => (outcome.ok ? outcome.value : empty)
