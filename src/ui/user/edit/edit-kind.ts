import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure } from '#application/user/check-edit.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** A form over a part of one's own data. `F` is what stands in its fields, one top-level key a thing that can be changed. */
export interface EditKind<F extends object> {
  /** Of its draft on the device. */
  readonly name: string
  readonly fieldsOf: (own: OwnProfile) => F
  /** What was typed, written as `fieldsOf` would write it, so that both can be compared. */
  readonly normal: (fields: F) => F
  /** Whether what the device kept fits this form: an older build may have written it. */
  readonly isFields: (kept: unknown) => kept is F
  /** `own` is what the API had just before: what the form does not hold comes from there. */
  readonly save: (
    useCases: ClientUseCases,
    fields: F,
    own: OwnProfile,
  ) => Promise<Outcome<OwnProfile | null, EditFailure>>
}

type Check<T> = (kept: unknown) => kept is T

/** What the device gives back may be anything: an older build may have written it. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string'

export const isNumberOrNull = (kept: unknown): kept is number | null => kept === null || typeof kept === 'number'

export const isOneOf =
  <T extends string>(known: readonly T[]): Check<T> =>
  (kept): kept is T =>
    known.some(one => one === kept)

export const isListOf =
  <T>(isEntry: Check<T>): Check<readonly T[]> =>
  (kept): kept is readonly T[] =>
    Array.isArray(kept) && kept.every(isEntry)

/** It has each of these; what else it has does no harm. */
export const isRecordOf =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (kept): kept is T =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) =>
      check(Object.getOwnPropertyDescriptor(kept, key)?.value),
    )
