import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure, AssignIds } from '#application/user/check-edit.ts'
import type { EditedList, OwnProfile } from '#domain/user/user.ts'

/** A form over part of the visitor's own data. `F` holds its fields; each top-level key can conflict on its own. */
export interface EditKind<F extends object> {
  /** The name of its draft in browser storage. */
  readonly name: string
  /** The list that it saves as a whole. */
  readonly list?: EditedList
  readonly getFields: (own: OwnProfile) => F
  /** Normalises typed fields to the result of `getFields`, so that both can be compared. */
  readonly normal: (fields: F) => F
  /** Replaces fields of an earlier build's draft that this form can't read. `now` has the API's current fields. */
  readonly migrate?: (kept: object, now: F) => object
  /** Whether the fields of a stored draft fit this form: an earlier build may have written them. */
  readonly isFields: (kept: unknown) => kept is F
  /** For forms whose entries get ids from the API. */
  readonly assignIds?: AssignIds<F>
  /** Sends the fields that differ from `theirs`, the API's current fields. */
  readonly save: (
    useCases: ClientUseCases,
    changed: Partial<F>,
    theirs: F,
  ) => Promise<Outcome<OwnProfile | null, EditFailure>>
}
