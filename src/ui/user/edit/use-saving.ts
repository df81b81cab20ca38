import { useRef } from 'react'
import { isChunkLoadError, useFailureTools } from '#ui/failure/failure-tools.tsx'
import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useWrite } from '#ui/form/use-write.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { EditedFields, SaveEvent } from '#application/user/edit.machine.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { startEditActor } from './edit-actor.ts'
import type { EditKind } from '#application/user/edit-kind.ts'

interface Options<F extends object> {
  readonly kind: EditKind<F>
  readonly userId: number
  /** Runs even after unmounting. */
  readonly onSaved: (savedProfile: OwnProfile | null, edit: EditedFields<F>) => Promise<void>
  readonly onFailedAfterLeaving: () => void
  /** Runs if another user has signed in since the form was opened. */
  readonly onOtherAuthor: () => void
}

export function useSaving<F extends object>({
  kind,
  userId,
  onSaved,
  onFailedAfterLeaving,
  onOtherAuthor,
}: Options<F>) {
  const useCases = useUseCases()
  const { recoverPage, logger } = useFailureTools()
  const senderPromise = useRef<Promise<ReturnType<typeof startEditActor<F>>>>(undefined)
  const loadSender = () => {
    senderPromise.current ??= import('./edit-actor.ts').then(module => module.startEditActor(kind, userId, useCases))
    senderPromise.current.catch(() => {
      senderPromise.current = undefined
    })
    return senderPromise.current
  }
  const send = async (event: SaveEvent<F>) => {
    const sendEvent = await loadSender().catch(async (error: unknown) => {
      // A deployment may have removed the old chunk. The reload restores the draft.
      if (isChunkLoadError(error) && (await recoverPage())) return new Promise<never>(() => undefined)
      throw error
    })
    return sendEvent(event)
  }
  const isMounted = useIsMounted()
  const { run, reset, value, isBusy, ...state } = useWrite(send, {
    onSuccess: async (result, { edit }) => {
      if (result?.step === 'saved') await onSaved(result.saved, edit)
      else if (!isMounted.current) onFailedAfterLeaving()
    },
    onFailure: ({ _tag }) => {
      // Never log user input.
      logger.error('edit not saved', { error: _tag })
      if (_tag === 'OtherAuthor') onOtherAuthor()
      else if (!isMounted.current) onFailedAfterLeaving()
    },
  })
  const isSaved = value?.step === 'saved'
  return {
    ...state,
    result: value,
    // Stays busy after a save, until the next page replaces this one.
    isBusy: isBusy || isSaved,
    preloadSender: () => void loadSender().catch(() => undefined),
    save: (event: SaveEvent<F>) => {
      if (!isSaved) void run(event)
    },
    cancelConflict: () => {
      reset()
      void senderPromise.current?.then(sendEvent => sendEvent({ type: 'conflict.canceled' }))
    },
  }
}
