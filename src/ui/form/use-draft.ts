import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'
import { dropLeaveGuard } from './leave-guard.ts'

interface Options<F extends FieldValues> {
  readonly form: Pick<UseFormReturn<F>, 'subscribe' | 'getValues'>
  readonly drafts: Drafts
  readonly name: string
  /** Whose draft it is: nobody else is shown it. Undefined while that is unknown: nothing is kept. */
  readonly userId: DraftOwner | undefined
  /** What to keep of the fields; undefined where there is nothing unsaved. */
  readonly toDraft: (fields: F) => unknown
  /** The form starts with a draft in its fields. */
  readonly isRestored: boolean
}

/** Keeps what is typed on the device until it is saved or thrown away. */
export function useDraft<F extends FieldValues>({ form, drafts, name, userId, toDraft, isRestored }: Options<F>) {
  const [isUnsaved, setUnsaved] = useState(isRestored)
  const [isKept, setKept] = useState(true)
  const drop = () => {
    if (userId !== undefined) drafts.drop(name, userId)
  }
  const keep = () => {
    const draft = toDraft(form.getValues())
    if (draft === undefined) drop()
    else setKept(userId !== undefined && drafts.write(name, userId, draft))
    setUnsaved(draft !== undefined)
  }
  const change = useEffectEvent(keep)
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => change() }), [subscribe])
  return {
    /** Keeps what is in the fields, as after a change. */
    keep,
    isUnsaved,
    /** False where the device can't store it: leaving would lose it. */
    isKept,
    /** It is saved, or was thrown away on purpose: nobody is asked about it any more. */
    drop: () => {
      drop()
      // At once, not with the next render: another page may come before it.
      dropLeaveGuard()
      setUnsaved(false)
    },
  }
}
