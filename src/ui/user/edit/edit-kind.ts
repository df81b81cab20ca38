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
