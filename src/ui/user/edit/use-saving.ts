import { useRef } from 'react'
import { isChunkLoadError, useFailures } from '#ui/failure/failures.tsx'
import { useWrite } from '#ui/form/use-write.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { EditEvent } from '#application/user/edit.machine.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { startEditActor } from './edit-actor.ts'
import type { EditKind } from '#application/user/edit-kind.ts'

/** Saves a form through the edit machine, which loads with the first keystroke. */
export function useSaving<F extends object>(kind: EditKind<F>) {
  const useCases = useUseCases()
  const { recoverPage, logger } = useFailures()
  const actor = useRef<Promise<ReturnType<typeof startEditActor<F>>>>(undefined)
  const loadActor = () => {
    actor.current ??= import('./edit-actor.ts').then(module => module.startEditActor(kind, useCases))
    // Retry the import after a failed load.
    actor.current.catch(() => {
      actor.current = undefined
    })
    return actor.current
  }
  const send = async (event: EditEvent<F>) => {
    const actorPromise = loadActor()
    try {
      await actorPromise
    } catch (error) {
      // After a deployment the old chunks are gone: the page reloads and restores the draft.
      if (isChunkLoadError(error) && (await recoverPage())) return new Promise<never>(() => undefined)
      throw error
    }
    return (await actorPromise)(event)
  }
  // Never log user input.
  const onFailure = ({ _tag }: { readonly _tag: string }) => logger.error('saving failed', { error: _tag })
  const { run, reset, value, isBusy, ...state } = useWrite(send, { onFailure })
  const isSaved = value?.step === 'saved'
  return {
    ...state,
    result: value,
    // Stays busy after a save, until the next page replaces this one.
    isBusy: isBusy || isSaved,
    preloadActor: () => void loadActor().catch(() => undefined),
    save: async (event: EditEvent<F>, onSaved: (saved: OwnProfile | null) => void) => {
      if (isSaved) return
      await run(event, result => {
        if (result?.step === 'saved') onSaved(result.saved)
      })
    },
    cancelConflict: () => {
      reset()
      void actor.current?.then(sendEvent => sendEvent({ type: 'conflict.canceled' }))
    },
  }
}
