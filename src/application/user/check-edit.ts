import { isDeepEqual, mergeThreeWay } from '#domain/shared/three-way-merge.ts'
import { isListUnreadable, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { OtherAuthor } from '#application/submission/submission-errors.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import { toUnsent, type ApiUnavailable, type TooManyRequests } from '#domain/shared/api-errors.ts'

/** The list that the form edits could not be read, so saving would erase it. */
interface Incomplete {
  readonly _tag: 'Incomplete'
}

export type EditFailure =
  | UseCaseErrors['viewOwnProfile' | 'updateUser' | 'updateProfile']
  | ApiUnavailable
  | TooManyRequests
  | Incomplete
  | OtherAuthor

export interface CheckedEdit {
  readonly theirs: OwnProfile
  readonly conflicts: readonly string[]
  /** Whether the API already has the edited values. */
  readonly isSaved: boolean
}

/** The form fields as read (`base`) and as typed (`mine`). */
export interface Edit<F extends object> {
  readonly userId: number
  readonly base: F
  readonly mine: F
  readonly getFields: (ownProfile: OwnProfile) => F
  readonly assignIds?: AssignIds<F> | undefined
  readonly list?: EditedList
}

/** Assigns ids that the API created: a save may have succeeded although its response was lost. */
export type AssignIds<F> = (mine: F, base: F, theirs: F) => F

export const mergeEdit = <F extends object>(
  { base, mine, assignIds }: Pick<Edit<F>, 'base' | 'mine' | 'assignIds'>,
  theirs: F,
) =>
  assignIds
    ? // `assignIds` also takes over names that the API chose, which depend on the language. Applying it to `base` too
      // keeps such names from counting as changes made elsewhere.
      mergeThreeWay(assignIds(base, base, theirs), assignIds(mine, base, theirs), theirs)
    : mergeThreeWay(base, mine, theirs)

export async function checkEdit<F extends object>(
  viewOwnProfile: () => Promise<Outcome<OwnProfile, EditFailure>>,
  { userId, getFields, list, ...edit }: Edit<F>,
): Promise<Outcome<CheckedEdit, EditFailure>> {
  const outcome = await viewOwnProfile()
  if (!outcome.ok) return { ok: false, error: toUnsent(outcome.error) }
  if (outcome.value.user.id !== userId) return { ok: false, error: { _tag: 'OtherAuthor' } }
  if (isListUnreadable(outcome.value, list)) return { ok: false, error: { _tag: 'Incomplete' } }
  const theirs = getFields(outcome.value)
  const { mergedFields, conflicts } = mergeEdit(edit, theirs)
  return { ok: true, value: { theirs: outcome.value, conflicts, isSaved: isDeepEqual(mergedFields, theirs) } }
}
