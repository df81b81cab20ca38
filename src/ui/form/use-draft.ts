import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'
import { dropLeaveGuard } from './leave-guard.ts'
import { useIsMounted } from './use-is-mounted.ts'

interface Options<F extends FieldValues> {
  readonly form: Pick<UseFormReturn<F>, 'subscribe' | 'getValues'>
  readonly drafts: Drafts
  readonly name: string
  /** While undefined, nothing is stored. */
  readonly userId: DraftOwner | undefined
  /** Returns undefined if nothing is unsaved. */
  readonly toDraft: (fields: F) => unknown
  readonly isRestored: boolean
}

export function useDraft<F extends FieldValues>({ form, drafts, name, userId, toDraft, isRestored }: Options<F>) {
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const [isDraftStored, setIsDraftStored] = useState(true)
  const isMounted = useIsMounted()
  const dropStoredDraft = () => {
    if (userId !== undefined) drafts.drop(name, userId)
  }
  const store = () => {
    const draft = toDraft(form.getValues())
    if (draft !== undefined) setIsDraftStored(userId !== undefined && drafts.write(name, userId, draft))
    // A form without unsaved input has stored no draft: the stored one is from another tab.
    else if (isUnsaved) dropStoredDraft()
    setIsUnsaved(draft !== undefined)
  }
  const storeOnChange = useEffectEvent(store)
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => storeOnChange() }), [subscribe])
  return {
    store,
    isUnsaved,
    /** False if the last change could not be stored. */
    isDraftStored,
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
