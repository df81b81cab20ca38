import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'
import { dropLeaveGuard } from './leave-guard.ts'
import { useIsMounted } from './use-is-mounted.ts'

interface Options<F extends FieldValues> {
  readonly form: Pick<UseFormReturn<F>, 'subscribe' | 'getValues'>
  readonly drafts: Drafts
  readonly name: string
  /** The draft's owner. While undefined, nothing is stored. */
  readonly userId: DraftOwner | undefined
  /** Returns the content to store; undefined if nothing is unsaved. */
  readonly toDraft: (fields: F) => unknown
  /** Whether the form starts with a restored draft. */
  readonly isRestored: boolean
}

/** Stores input on the device until it is saved or discarded. */
export function useDraft<F extends FieldValues>({ form, drafts, name, userId, toDraft, isRestored }: Options<F>) {
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const [isDraftStored, setIsDraftStored] = useState(true)
  const isMounted = useIsMounted()
  const dropStoredDraft = () => {
    if (userId !== undefined) drafts.drop(name, userId)
  }
  const store = () => {
    const draft = toDraft(form.getValues())
    if (draft === undefined) dropStoredDraft()
    else setIsDraftStored(userId !== undefined && drafts.write(name, userId, draft))
    setIsUnsaved(draft !== undefined)
  }
  const storeOnChange = useEffectEvent(store)
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => storeOnChange() }), [subscribe])
  return {
    /** Stores the current fields. */
    store,
    isUnsaved,
    /** Whether the device can store the draft. */
    isDraftStored,
    /** Removes the draft of saved or discarded input, and the leave guard. */
    drop: () => {
      dropStoredDraft()
      // After unmounting, the guard may belong to another form.
      if (!isMounted.current) return
      // The guard goes at once, because navigation may precede the next render.
      dropLeaveGuard()
      setIsUnsaved(false)
    },
  }
}
