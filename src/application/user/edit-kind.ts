import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure, AssignIds } from './check-edit.ts'
import type { EditedList, OwnProfile } from '#domain/user/user.ts'

/** A form for a part of the user's own data. `F` has its fields; each top-level key can have a conflict of its own. */
export interface EditKind<F extends object> {
  /** The name of the form's draft on the device. */
  readonly name: string
  readonly list?: EditedList
  readonly getFields: (ownProfile: OwnProfile) => F
  /** Adds a blank row to an empty list, for the form. `normalize` removes it. */
  readonly addFirstRow?: (fields: F) => F
  /** Normalizes typed fields to the result of `getFields`, so that both can be compared. */
  readonly normalize: (fields: F) => F
  /** Replaces fields of an earlier build's draft that this form can't read. `current` has the API's current fields. */
  readonly migrate?: (stored: object, current: F) => object
  /** Whether the fields of a stored draft fit this form: an earlier build may have written them. */
  readonly isFields: (stored: unknown) => stored is F
  /** For forms whose entries get ids from the API. */
  readonly assignIds?: AssignIds<F>
  /** Sends the fields that differ from `theirs`, the API's current fields. */
  readonly save: (
    useCases: ClientUseCases,
    changedFields: Partial<F>,
    theirs: F,
  ) => Promise<Outcome<OwnProfile | null, EditFailure>>
}
