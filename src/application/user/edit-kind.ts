import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure, AssignIds } from './check-edit.ts'
import type { EditedList, OwnProfile } from '#domain/user/user.ts'

/** Each top-level key of `F` can have a conflict of its own. */
export interface EditKind<F extends object> {
  /** The name of the form's draft on the device. */
  readonly name: string
  readonly list?: EditedList
  readonly getFields: (ownProfile: OwnProfile) => F
  /** Adds a blank row to an empty list, for the form. `normalize` removes it. */
  readonly addFirstRow?: (fields: F) => F
  /** Converts typed fields to the format of `getFields`, so that both can be compared. */
  readonly normalize: (fields: F) => F
  /** Replaces fields of an earlier build's draft that this form can't read. `current` has the API's current fields. */
  readonly migrate?: (stored: object, current: F) => object
  readonly isFields: (stored: unknown) => stored is F
  readonly assignIds?: AssignIds<F>
  /** `theirs`: the API's current fields. */
  readonly save: (
    useCases: ClientUseCases,
    changedFields: Partial<F>,
    theirs: F,
  ) => Promise<Outcome<OwnProfile | null, EditFailure>>
}
