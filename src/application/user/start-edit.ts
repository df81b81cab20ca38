import type { Drafts } from '#application/shared/drafts.ts'
import { mergeEdit } from '#application/user/check-edit.ts'
import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { EditKind } from './edit-kind.ts'

export interface StartedEdit<F> {
  /** The API's fields when typing began. */
  readonly base: F
  readonly fields: F
  /** Whether `fields` come from a draft. */
  readonly isRestored: boolean
}

/** Starts an edit from its draft, if any, merged with changes made elsewhere since. */
export function startEdit<F extends object>(kind: EditKind<F>, own: OwnProfile, drafts: Drafts): StartedEdit<F> {
  const now = kind.getFields(own)
  const kept = drafts.read(kind.name, own.user.id)
  const [keptBase, keptFields] = isEdit(kept) ? [kept.base, kept.fields].map(fields => migrate(kind, fields, now)) : []
  if (!kind.isFields(keptBase) || !kind.isFields(keptFields)) return { base: now, fields: now, isRestored: false }
  // A draft of an earlier build may have more fields.
  const base = kind.normal(keptBase)
  const { merged } = mergeEdit({ ...kind, base, mine: keptFields }, now)
  const isRestored = !isDeepEqual(kind.normal(merged), now)
  return isRestored ? { base, fields: merged, isRestored } : { base: now, fields: now, isRestored }
}

const migrate = <F extends object>(kind: EditKind<F>, kept: unknown, now: F): unknown =>
  typeof kept === 'object' && kept !== null && kind.migrate ? kind.migrate(kept, now) : kept

const isEdit = (kept: unknown): kept is { readonly base: unknown; readonly fields: unknown } =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'fields' in kept
