import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure } from '#application/user/check-edit.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** A form over part of the visitor's own data. `F` holds its fields; each top-level key can conflict on its own. */
export interface EditKind<F extends object> {
  /** Of its draft on the device. */
  readonly name: string
  readonly fieldsOf: (own: OwnProfile) => F
  /** Typed fields in the form that `fieldsOf` gives, so that both can be compared. */
  readonly normal: (fields: F) => F
  /** Whether a stored draft fits this form: an older build may have written it. */
  readonly isFields: (kept: unknown) => kept is F
  /** `own` is what the API had just before: it provides whatever the form does not hold. */
  readonly save: (
    useCases: ClientUseCases,
    fields: F,
    own: OwnProfile,
  ) => Promise<Outcome<OwnProfile | null, EditFailure>>
}

type Check<T> = (kept: unknown) => kept is T

/** Stored drafts are untrusted: an older build may have written them. */
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

/** Has each of these keys; further keys do no harm. */
export const isRecordOf =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (kept): kept is T =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) =>
      check(Object.getOwnPropertyDescriptor(kept, key)?.value),
    )
