import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import { mergeEdit } from '#application/user/check-edit.ts'
import { isDeepEqual, getFieldsChangedOnSave, copyFields } from '#domain/shared/three-way-merge.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useSaving } from './use-saving.ts'
import type { EditKind } from '#application/user/edit-kind.ts'
import { startEdit, type StartedEdit } from '#application/user/start-edit.ts'

interface Options<F extends FieldValues> {
  readonly kind: EditKind<F>
  readonly own: OwnProfile
  readonly drafts: Drafts
  /** `own` is null if the save succeeded but the refetch failed. `otherwise` lists the fields whose saved values differ from the sent ones. */
  readonly onSaved: (own: OwnProfile | null, otherwise: readonly string[]) => void
}

/** `base`: the data as read when typing began. */
function useEditFields<F extends FieldValues>(kind: EditKind<F>, own: OwnProfile, drafts: Drafts) {
  const [start] = useState(() => startEdit(kind, own, drafts))
  const [base, setBase] = useState(start.base)
  const form = useForm<F>({ values: start.fields, shouldFocusError: false })
  const fillForm = (read: F, fields = read) => {
    setBase(read)
    form.reset(fields)
  }
  return { start, base, form, fillForm }
}

/** State of an edit form. Concurrent changes are never overwritten without asking. */
export function useEdit<F extends FieldValues>({ kind, own, drafts, onSaved }: Options<F>) {
  const { start, base, form, fillForm } = useEditFields(kind, own, drafts)
  const draft = useDraft({
    form,
    drafts,
    name: kind.name,
    userId: own.user.id,
    toDraft: fields => (isDeepEqual(kind.normal(fields), base) ? undefined : { base, fields }),
    isRestored: start.isRestored,
  })
  const restored = useRestoredDraft({ start, form, draft, showSaved: () => fillForm(kind.getFields(own)) })
  const { save, prepare, isBusy, result, failure, retryAt, leaveConflict } = useSaving(kind)
  const changed = useChangedFields(form, prepare)
  const getMine = () => kind.normal(form.getValues())
  const createOnSaved = (read: F, sent: F) => (saved: OwnProfile | null) => {
    const now = saved ? kind.getFields(saved) : sent
    const withIds = kind.assignIds?.(sent, read, now) ?? sent
    const otherwise = getFieldsChangedOnSave(read, withIds, now)
    draft.drop()
    // Keep values that the API did not save as a draft for the next visit.
    if (otherwise.length > 0) drafts.write(kind.name, own.user.id, { base: now, fields: withIds })
    onSaved(saved, otherwise)
  }
  return {
    form,
    isBusy,
    failure,
    retryAt,
    conflict: result?.step === 'contested' ? result : undefined,
    isUnsaved: draft.isUnsaved,
    isKept: draft.isKept,
    /** The API's error for a field, until the field changes. */
    getRefusal: (field: string) =>
      failure?._tag === 'FieldErrors' && !changed.has(field) ? failure.fields[field]?.join(' ') : undefined,
    submit: form.handleSubmit(() => {
      changed.clear()
      const sent = getMine()
      void save({ type: 'submitted', edit: { base, mine: sent } }, createOnSaved(base, sent))
    }),
    /** Takes the saved values of these fields, keeps the typed ones of the rest, and saves. */
    settle: (fields: readonly string[]) => {
      if (result?.step !== 'contested') return
      const read = kind.getFields(result.theirs)
      const { merged } = mergeEdit({ ...kind, base, mine: getMine() }, read)
      const settled = copyFields(merged, fields, read)
      fillForm(read, settled)
      void save({ type: 'settled', edit: { base: read, mine: settled } }, createOnSaved(read, settled))
    },
    leaveConflict,
    ...restored,
    leave: draft.drop,
  }
}

interface Restorable<F extends FieldValues> {
  readonly start: StartedEdit<F>
  readonly form: UseFormReturn<F>
  readonly draft: Pick<ReturnType<typeof useDraft<F>>, 'keep' | 'drop' | 'isUnsaved'>
  readonly showSaved: () => void
}

/** The restored draft, which can be discarded with undo. */
function useRestoredDraft<F extends FieldValues>({ start, form, draft, showSaved }: Restorable<F>) {
  const [isRestored, setRestored] = useState(start.isRestored)
  const [discarded, setDiscarded] = useState<F>()
  return {
    isRestored,
    isTypedSince: () => !isDeepEqual(form.getValues(), start.fields),
    /** False again after the next input. */
    isDiscarded: discarded !== undefined && !draft.isUnsaved,
    discard: () => {
      setDiscarded(form.getValues())
      draft.drop()
      setRestored(false)
      showSaved()
    },
    undoDiscard: () => {
      if (discarded === undefined) return
      setDiscarded(undefined)
      setRestored(true)
      form.reset(discarded)
      draft.keep()
    },
  }
}

/** Fields changed since the API rejected them. */
function useChangedFields<F extends FieldValues>(form: UseFormReturn<F>, onChange: () => void) {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const noteChange = useEffectEvent((name: string | undefined) => {
    onChange()
    if (name !== undefined) setNames(known => new Set([...known, name]))
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => noteChange(name) }), [subscribe])
  return {
    has: (field: string) => isChanged(names, field),
    clear: () => setNames(new Set()),
  }
}

/** A changed list counts as a change of all its entries, because their indexes shift. */
const isChanged = (changed: ReadonlySet<string>, field: string): boolean =>
  [...changed].some(name => field === name || field.startsWith(`${name}.`))
