import { Effect } from 'effect'

export type Outcome<A, E> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: E }

export const toOutcome = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<Outcome<A, E>> =>
  Effect.match(effect, {
    onSuccess: (value): Outcome<A, E> => ({ ok: true, value }),
    onFailure: (error): Outcome<A, E> => ({ ok: false, error }),
  })

/** Expected errors become data; a defect rejects the promise. */
export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<Outcome<A, E>> => Effect.runPromise(toOutcome(effect))

export const getValueOr = <A, E>(outcome: Outcome<A, E>, fallback: A): A => (outcome.ok ? outcome.value : fallback)
