import type { Outcome } from '#application/outcome.ts'

/** What went wrong, as React Query hands it on. */
class Unwrapped extends Error {
  constructor(readonly reason: { readonly _tag: string }) {
    super(reason._tag)
  }
}

/** The value of an Outcome, for React Query, which expects errors to be thrown. */
export const unwrap = <A>(outcome: Outcome<A, { readonly _tag: string }>): A => {
  if (outcome.ok) return outcome.value
  throw new Unwrapped(outcome.error)
}
