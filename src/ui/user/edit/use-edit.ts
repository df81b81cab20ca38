import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import { mergeEdit } from '#application/user/check-edit.ts'
import { isDeepEqual, getFieldNamesChangedOnSave, copyFields } from '#domain/shared/three-way-merge.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { isCachedUser } from '#ui/user/own-profile.queries.ts'
import { useSaving } from './use-saving.ts'
import type { EditedFields } from '#application/user/edit.machine.ts'
import type { EditKind } from '#application/user/edit-kind.ts'
import { startEdit, type StartedEdit } from '#application/user/start-edit.ts'

interface Options<F extends FieldValues> {
  readonly kind: EditKind<F>
  readonly ownProfile: OwnProfile
  readonly drafts: Drafts
  /** Runs even after unmounting. */
  readonly onSaved: (savedProfile: OwnProfile | null, fieldsSavedDifferently: readonly string[]) => Promise<void>
  readonly onFailedAfterLeaving: () => void
  readonly onOtherAuthor: () => void
}

/** `base` is `loadedFields` in a ref: `reset` makes `useDraft` compare the new values before the next render. */
function useEditFields<F extends FieldValues>(kind: EditKind<F>, ownProfile: OwnProfile, drafts: Drafts) {
  const [start] = useState(() => startEdit(kind, ownProfile, drafts))
  const [loadedFields, setLoadedFields] = useState(start.base)
  const base = useRef(loadedFields)
  const form = useForm<F>({ values: start.fields, shouldFocusError: false })
  const fillForm = (savedFields: F, fields = savedFields) => {
    base.current = savedFields
    setLoadedFields(savedFields)
    // The error summary announces each attempt once, so the count must not start again.
    form.reset(fields, { keepSubmitCount: true })
  }
  return { start, base, loadedFields, form, fillForm }
}

export function useEdit<F extends FieldValues>(options: Options<F>) {
  const { kind, ownProfile, drafts } = options
  const { start, base, loadedFields, form, fillForm } = useEditFields(kind, ownProfile, drafts)
  const draft = useDraft({
    form,
    drafts,
    name: kind.name,
    userId: ownProfile.user.id,
    toDraft: fields => (isDeepEqual(kind.normalize(fields), base.current) ? undefined : { base: base.current, fields }),
    isRestored: start.isRestored,
  })
  const showSaved = () => {
    const savedFields = kind.getFields(ownProfile)
    fillForm(savedFields, kind.addFirstRow?.(savedFields))
  }
  const saving = useEditSaving(options, draft.drop)
  const { save, preloadSender, isBusy, result, failure, retryAt, clearFailure, cancelConflict } = saving
  const restoredDraft = useRestoredDraft({ kind, start, base, form, draft, fillForm, showSaved, clearFailure })
  const showRefetched = useEffectEvent(() => {
    const isChanged = !isDeepEqual(kind.getFields(ownProfile), base.current)
    if (isChanged && !draft.isUnsaved && !isBusy) showSaved()
  })
  useEffect(() => showRefetched(), [ownProfile])
  const changedFields = useChangedFields(form, preloadSender)
  const getMine = () => kind.normalize(form.getValues())
  return {
    form,
    loadedFields,
    isBusy,
    failure,
    retryAt,
    conflict: result?.step === 'conflict' ? result : undefined,
    isUnsaved: draft.isUnsaved,
    isDraftStored: draft.isDraftStored,
    getApiMessage: (field: string) =>
      failure?._tag === 'FieldErrors' && !changedFields.has(field) ? failure.fields[field]?.join(' ') : undefined,
    submit: form.handleSubmit(() => {
      changedFields.clear()
      save({ type: 'submitted', edit: { base: base.current, mine: getMine() } })
    }),
    resolveConflict: (theirFieldNames: readonly string[]) => {
      if (result?.step !== 'conflict') return
      const savedFields = kind.getFields(result.theirs)
      const { mergedFields } = mergeEdit({ ...kind, base: base.current, mine: getMine() }, savedFields)
      const resolvedFields = copyFields(mergedFields, theirFieldNames, savedFields)
      fillForm(savedFields, resolvedFields)
      save({ type: 'conflict.resolved', edit: { base: savedFields, mine: resolvedFields } })
    },
    cancelConflict,
    ...restoredDraft,
    dropDraft: draft.drop,
  }
}

function useEditSaving<F extends FieldValues>(
  { kind, ownProfile, drafts, onSaved, ...callbacks }: Options<F>,
  dropDraft: () => void,
) {
  const { watch } = useSession()
  const userId = ownProfile.user.id
  const isSignedIn = () => watch.getHint() !== undefined && isCachedUser(userId)
  return useSaving({
    kind,
    userId,
    onSaved: (savedProfile, { base: baseFields, mine: sentFields }) => {
      const currentFields = savedProfile ? kind.getFields(savedProfile) : sentFields
      const fieldsWithIds = kind.assignIds?.(sentFields, baseFields, currentFields) ?? sentFields
      const fieldsSavedDifferently = getFieldNamesChangedOnSave(baseFields, fieldsWithIds, currentFields)
      dropDraft()
      // Values that the API did not save become a draft for the next visit, unless a newer draft has been stored. A
      // sign-out during the save has deleted all drafts.
      if (fieldsSavedDifferently.length > 0 && isSignedIn() && drafts.read(kind.name, userId) === undefined)
        drafts.write(kind.name, userId, { base: currentFields, fields: fieldsWithIds })
      return onSaved(savedProfile, fieldsSavedDifferently)
    },
    ...callbacks,
  })
}

interface RestoredDraftOptions<F extends FieldValues> {
  readonly kind: EditKind<F>
  readonly start: StartedEdit<F>
  readonly base: RefObject<F>
  readonly form: UseFormReturn<F>
  readonly draft: Pick<ReturnType<typeof useDraft<F>>, 'drop' | 'isUnsaved'>
  readonly fillForm: (base: F, fields: F) => void
  readonly showSaved: () => void
  readonly clearFailure: () => void
}

function useRestoredDraft<F extends FieldValues>(options: RestoredDraftOptions<F>) {
  const { kind, start, base, form, draft, fillForm, showSaved, clearFailure } = options
  const [isRestored, setRestored] = useState(start.isRestored)
  const [discardedEdit, setDiscardedEdit] = useState<EditedFields<F>>()
  return {
    isRestored,
    hasInputSinceStart: () => !isDeepEqual(kind.normalize(form.getValues()), kind.normalize(start.fields)),
    canUndoDiscard: discardedEdit !== undefined && !draft.isUnsaved,
    discard: () => {
      setDiscardedEdit({ base: base.current, mine: form.getValues() })
      draft.drop()
      setRestored(false)
      showSaved()
      clearFailure()
    },
    undoDiscard: () => {
      if (discardedEdit === undefined) return
      setDiscardedEdit(undefined)
      setRestored(true)
      fillForm(discardedEdit.base, discardedEdit.mine)
    },
  }
}

function useChangedFields<F extends FieldValues>(form: UseFormReturn<F>, onChange: () => void) {
  const [changedNames, setChangedNames] = useState<ReadonlySet<string>>(new Set())
  const recordChange = useEffectEvent((name: string | undefined) => {
    onChange()
    if (name !== undefined) setChangedNames(previousNames => new Set([...previousNames, name]))
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => recordChange(name) }), [subscribe])
  return {
    has: (field: string) => isChanged(changedNames, field),
    clear: () => setChangedNames(new Set()),
  }
}

/** A changed list counts as a change of all its entries, because their indexes shift. */
const isChanged = (changedNames: ReadonlySet<string>, field: string): boolean =>
  [...changedNames].some(name => field === name || field.startsWith(`${name}.`))
