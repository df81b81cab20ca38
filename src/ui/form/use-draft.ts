import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'
import { dropLeaveGuard } from './leave-guard.ts'

interface Options<F extends FieldValues> {
  readonly form: Pick<UseFormReturn<F>, 'subscribe' | 'getValues'>
  readonly drafts: Drafts
  readonly name: string
  /** The draft's owner. While undefined, nothing is stored. */
  readonly userId: DraftOwner | undefined
  /** The content to store; undefined if nothing is unsaved. */
  readonly toDraft: (fields: F) => unknown
  /** The form starts with a restored draft. */
  readonly isRestored: boolean
}

/** Stores input on the device until it is saved or discarded. */
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
    /** Stores the current fields. */
    keep,
    isUnsaved,
    /** False if the device can't store the draft. */
    isKept,
    /** For input that was saved or discarded: disables the leave guard too. */
    drop: () => {
      drop()
      // At once: navigation may precede the next render.
      dropLeaveGuard()
      setUnsaved(false)
    },
  }
}
