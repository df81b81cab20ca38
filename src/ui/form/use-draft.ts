import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'
import { dropLeaveGuard } from './leave-guard.ts'
import { useIsMounted } from './use-is-mounted.ts'

interface StorageOptions {
  readonly drafts: Drafts
  readonly name: string
  readonly userId: DraftOwner | undefined
  readonly isRestored: boolean
}

interface Options<F extends FieldValues> extends StorageOptions {
  readonly form: Pick<UseFormReturn<F>, 'subscribe' | 'getValues'>
  /** Returns undefined if nothing is unsaved. */
  readonly toDraft: (fields: F) => unknown
}

export function useDraft<F extends FieldValues>({ form, toDraft, ...storageOptions }: Options<F>) {
  const [isUnsaved, setIsUnsaved] = useState(storageOptions.isRestored)
  const [isDraftStored, setIsDraftStored] = useState(true)
  const isMounted = useIsMounted()
  const storage = useDraftStorage(storageOptions)
  const store = () => {
    const draft = toDraft(form.getValues())
    if (draft === undefined) storage.drop()
    else setIsDraftStored(storage.write(draft))
    setIsUnsaved(draft !== undefined)
  }
  const storeOnChange = useEffectEvent(store)
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => storeOnChange() }), [subscribe])
  return {
    store,
    isUnsaved,
    isDraftStored,
    drop: () => {
      storage.drop()
      // After unmounting, the guard may belong to another form.
      if (!isMounted.current) return
      // Remove the guard at once, because a navigation may precede the next render.
      dropLeaveGuard()
      setIsUnsaved(false)
    },
  }
}

/** `drop` keeps a draft that another tab has stored since this form restored or stored its own. */
function useDraftStorage({ drafts, name, userId, isRestored }: StorageOptions) {
  // Drafts are compared as JSON, because the form may change the object that it stored.
  const read = () => (userId === undefined ? undefined : JSON.stringify(drafts.read(name, userId)))
  const [restoredDraft] = useState(() => (isRestored ? read() : undefined))
  const lastDraft = useRef(restoredDraft)
  return {
    write: (draft: unknown): boolean => {
      const isStored = userId !== undefined && drafts.write(name, userId, draft)
      if (isStored) lastDraft.current = JSON.stringify(draft)
      return isStored
    },
    drop: () => {
      if (userId === undefined || lastDraft.current === undefined) return
      if (read() === lastDraft.current) drafts.drop(name, userId)
      lastDraft.current = undefined
    },
  }
}
