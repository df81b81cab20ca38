import type { Drafts } from '#application/shared/drafts.ts'
import { mergeEdit } from './check-edit.ts'
import { copyFields, getFieldNames, isDeepEqual } from '#domain/shared/three-way-merge.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { EditKind } from './edit-kind.ts'

export interface StartedEdit<F> {
  /** The API's fields when typing began. Fields that the visitor did not change have the API's current values. */
  readonly base: F
  readonly fields: F
  readonly isRestored: boolean
}

export function startEdit<F extends object>(kind: EditKind<F>, ownProfile: OwnProfile, drafts: Drafts): StartedEdit<F> {
  const edit = mergeDraft(kind, ownProfile, drafts)
  return kind.addFirstRow ? { ...edit, fields: kind.addFirstRow(edit.fields) } : edit
}

function mergeDraft<F extends object>(kind: EditKind<F>, ownProfile: OwnProfile, drafts: Drafts): StartedEdit<F> {
  const currentFields = kind.getFields(ownProfile)
  const storedDraft = drafts.read(kind.name, ownProfile.user.id)
  const [storedBase, storedFields] = isStoredEdit(storedDraft)
    ? [storedDraft.base, storedDraft.fields].map(fields => migrate(kind, fields, currentFields))
    : []
  if (!kind.isFields(storedBase) || !kind.isFields(storedFields))
    return { base: currentFields, fields: currentFields, isRestored: false }
  // A draft of an earlier build may have more fields.
  const base = kind.normalize(storedBase)
  // A field that equals its base once normalized, such as a list with a blank row, has not changed.
  const typedFields = kind.normalize(storedFields)
  const unchangedFields = getFieldNames(base).filter(field => isDeepEqual(typedFields[field], base[field]))
  const mine = copyFields(storedFields, unchangedFields, base)
  const { mergedFields } = mergeEdit({ ...kind, base, mine }, currentFields)
  const isRestored = !isDeepEqual(kind.normalize(mergedFields), currentFields)
  // Otherwise the draft would be restored, as unsaved input, once the API's data have changed.
  if (!isRestored) drafts.drop(kind.name, ownProfile.user.id)
  return isRestored
    ? { base: copyFields(base, unchangedFields, currentFields), fields: mergedFields, isRestored }
    : { base: currentFields, fields: currentFields, isRestored }
}

const migrate = <F extends object>(kind: EditKind<F>, stored: unknown, current: F): unknown =>
  typeof stored === 'object' && stored !== null && kind.migrate ? kind.migrate(stored, current) : stored

const isStoredEdit = (stored: unknown): stored is { readonly base: unknown; readonly fields: unknown } =>
  typeof stored === 'object' && stored !== null && 'base' in stored && 'fields' in stored
