import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import { checkEdit } from '#application/user/check-edit.ts'
import { sameData } from '#domain/shared/same-data.ts'
import { threeWay, withFields } from '#domain/shared/three-way.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { EditKind } from './edit-kind.ts'
import { startEdit } from './start-edit.ts'
import { useSaving } from './use-saving.ts'

interface Options<F extends FieldValues> {
  readonly kind: EditKind<F>
  readonly own: OwnProfile
  readonly drafts: Drafts
  /** Null: it is saved, but could not be read again. */
  readonly onSaved: (own: OwnProfile | null) => void
}

/** A form over one's own data: what is typed stays on the device until it is saved, and nothing is overwritten unseen. */
export function useEdit<F extends FieldValues>({ kind, own, drafts, onSaved }: Options<F>) {
  const useCases = useUseCases()
  const [start] = useState(() => startEdit(kind, own, drafts))
  const [base, setBase] = useState(start.base)
  const form = useForm<F>({ values: start.fields, shouldFocusError: false })
  const [isRestored, setRestored] = useState(start.isRestored)
  const draft = useDraft({
    form,
    drafts,
    name: kind.name,
    userId: own.user.id,
    draftOf: fields => (sameData(kind.normal(fields), base) ? undefined : { base, fields }),
    isRestored: start.isRestored,
  })
  const { save, prepare, isBusy, result, failure, retryAt, leaveConflict } = useSaving()
  const changed = useChangedFields(form, prepare)

  const mine = () => kind.normal(form.getValues())
  const attempt = (from: F, typed: F) => ({
    check: () => checkEdit(useCases.viewOwnProfile, { base: from, mine: typed, fieldsOf: kind.fieldsOf }),
    save: (theirs: OwnProfile) => kind.save(useCases, threeWay(from, typed, kind.fieldsOf(theirs)).merged, theirs),
  })
  const done = (saved: OwnProfile | null) => {
    draft.drop()
    onSaved(saved)
  }
  const fill = (fields: F, from: F) => {
    setBase(from)
    form.reset(fields)
  }
  return {
    form,
    isBusy,
    failure,
    retryAt,
    conflict: result?.step === 'contested' ? result : undefined,
    isRestored,
    isUnsaved: draft.isUnsaved,
    isKept: draft.isKept,
    /** What the API says of a field, until that is changed. */
    refusalOf: (field: string) =>
      failure?._tag === 'FieldErrors' && !changed.has(field) ? failure.fields[field]?.[0] : undefined,
    submit: form.handleSubmit(() => {
      changed.clear()
      void save({ type: 'submitted', attempt: attempt(base, mine()) }, done)
    }),
    /** Takes their values of these fields and keeps mine of the rest. */
    settle: (fields: readonly string[]) => {
      if (result?.step !== 'contested') return
      const read = kind.fieldsOf(result.theirs)
      const { merged } = threeWay(base, mine(), read)
      const settled = withFields(merged, fields, read)
      fill(settled, read)
      void save({ type: 'settled', attempt: attempt(read, settled) }, done)
    },
    leaveConflict,
    /** Throws away what was typed. */
    discard: () => {
      draft.drop()
      setRestored(false)
      fill(kind.fieldsOf(own), kind.fieldsOf(own))
    },
    leave: draft.drop,
  }
}

/** The fields that were changed since the API refused something. */
function useChangedFields<F extends FieldValues>(form: UseFormReturn<F>, onChange: () => void) {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const note = useEffectEvent((name: string | undefined) => {
    onChange()
    if (name !== undefined) setNames(known => new Set([...known, name]))
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => note(name) }), [subscribe])
  return {
    has: (field: string) => isChanged(names, field),
    clear: () => setNames(new Set()),
  }
}

/** A list that was changed has other entries at its places. */
const isChanged = (changed: ReadonlySet<string>, field: string): boolean =>
  [...changed].some(name => field === name || field.startsWith(`${name}.`))
