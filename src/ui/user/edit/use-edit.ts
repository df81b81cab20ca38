import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import { checkEdit } from '#application/user/check-edit.ts'
import { sameData } from '#domain/shared/same-data.ts'
import { threeWay, withFields } from '#domain/shared/three-way.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { dropLeaveGuard } from '#ui/form/leave-guard.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { EditKind } from './edit-kind.ts'
import { startEdit } from './start-edit.ts'
import { useSaving } from './use-saving.ts'

interface Options<F extends FieldValues> {
  readonly kind: EditKind<F>
  readonly own: OwnProfile
  readonly drafts: Drafts
  /** Null: it is saved, and could not be read again. */
  readonly onSaved: (own: OwnProfile | null) => void
}

/** A form over one's own data: what is typed is kept on the device until it is saved, and nothing is overwritten unseen. */
export function useEdit<F extends FieldValues>({ kind, own, drafts, onSaved }: Options<F>) {
  const useCases = useUseCases()
  const { logger } = useFailures()
  const [start] = useState(() => startEdit(kind, own, drafts))
  const [base, setBase] = useState(start.base)
  const form = useForm<F>({ values: start.fields, shouldFocusError: false })
  const [isRestored, setRestored] = useState(start.isRestored)
  const [isUnsaved, setUnsaved] = useState(start.isRestored)
  const [isKept, setKept] = useState(true)
  /** The fields that were changed since the API said something of them. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())

  const mine = () => kind.normal(form.getValues())
  const attempt = (from: F, typed: F) => ({
    check: () => checkEdit(useCases.viewOwnProfile, { base: from, mine: typed, fieldsOf: kind.fieldsOf }),
    save: (theirs: OwnProfile) => kind.save(useCases, threeWay(from, typed, kind.fieldsOf(theirs)).merged, theirs),
  })
  const { state, prepare, send } = useSaving()

  useEffect(() => {
    const note = ({ name }: { readonly name?: string | undefined }) => {
      prepare()
      const fields = form.getValues()
      const differs = !sameData(kind.normal(fields), base)
      if (differs) setKept(drafts.write(kind.name, own.user.id, { base, fields }))
      else drafts.drop(kind.name)
      setUnsaved(differs)
      if (name !== undefined) setChanged(names => new Set([...names, name]))
    }
    return form.subscribe({ formState: { values: true }, callback: note })
  }, [form, kind, drafts, own.user.id, base, prepare])

  const { failure, saved } = state
  useEffect(() => {
    // What was typed stays out of the log.
    if (failure) logger.error('saving failed', { error: failure._tag })
  }, [failure, logger])

  const leave = () => {
    drafts.drop(kind.name)
    // At once, and not with the next render: what comes next may be another page.
    dropLeaveGuard()
    setUnsaved(false)
  }
  const isSaved = state.step === 'saved'
  const done = useRef(false)
  useEffect(() => {
    if (!isSaved || done.current) return
    done.current = true
    drafts.drop(kind.name)
    dropLeaveGuard()
    setUnsaved(false)
    onSaved(saved)
  }, [isSaved, saved, drafts, kind, onSaved])

  const fill = (fields: F, from: F) => {
    setBase(from)
    form.reset(fields)
  }
  return {
    form,
    state,
    isRestored,
    isUnsaved,
    /** Whether the device could keep what was typed. */
    isKept,
    /** What the API says of a field, until that is changed. */
    saidOf: (field: string) =>
      failure?._tag === 'FieldErrors' && !isChanged(changed, field) ? failure.fields[field]?.[0] : undefined,
    submit: form.handleSubmit(() => {
      setChanged(new Set())
      void send({ type: 'submitted', attempt: attempt(base, mine()) })
    }),
    /** Goes on with these of their values, and with the rest of mine. */
    settle: (fields: readonly string[]) => {
      const { theirs } = state
      if (!theirs) return
      const read = kind.fieldsOf(theirs)
      const { merged } = threeWay(base, mine(), read)
      const settled = withFields(merged, fields, read)
      fill(settled, read)
      void send({ type: 'settled', attempt: attempt(read, settled) })
    },
    leaveConflict: () => void send({ type: 'conflict.left' }),
    /** Throws away what was written. */
    discard: () => {
      leave()
      setRestored(false)
      fill(kind.fieldsOf(own), kind.fieldsOf(own))
    },
    leave,
  }
}

/** A list that was changed has other entries at its places. */
const isChanged = (changed: ReadonlySet<string>, field: string): boolean =>
  [...changed].some(name => field === name || field.startsWith(`${name}.`))
