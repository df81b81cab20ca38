import type { Outcome } from '#application/outcome.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'

export class UseCaseError<E extends TaggedError = TaggedError> extends Error {
  /** Unix time in milliseconds; `retryAfter` counts from here. */
  readonly failedAt = Date.now()

  constructor(readonly failure: E) {
    super(failure._tag)
  }
}

export const unwrap = <A>(outcome: Outcome<A, TaggedError>): A => {
  if (outcome.ok) return outcome.value
  throw new UseCaseError(outcome.error)
}
