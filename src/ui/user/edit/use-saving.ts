import { useCallback, useRef, useState } from 'react'
import { isChunkLoadError, useFailures } from '#ui/failure/failures.tsx'
import type { EditActor, EditState } from './edit-actor.ts'

type EditEvent = Parameters<EditActor['send']>[0]

const idle: EditState = { step: 'editing', failure: null, retryAt: null, theirs: null, conflicts: [], saved: null }

/** The machine that saves a form. Its file comes once somebody writes: until then nothing is there to be saved. */
export function useSaving() {
  const { recoverPage } = useFailures()
  const [state, setState] = useState(idle)
  const started = useRef<ReturnType<typeof start>>(undefined)
  const running = useCallback(() => {
    started.current ??= start(setState)
    // The next attempt asks again for a file that did not come.
    started.current.catch(() => {
      started.current = undefined
    })
    return started.current
  }, [])
  const prepare = useCallback(() => void running().catch(() => undefined), [running])
  const send = useCallback(
    async (event: EditEvent) => {
      if (event.type !== 'conflict.left') setState(now => ({ ...now, step: 'checking', failure: null }))
      try {
        const { actor, look } = await running()
        actor.send(event)
        look()
      } catch (error) {
        // A new build has other files: the page is loaded anew, and what was typed is kept.
        if (isChunkLoadError(error) && (await recoverPage())) return
        setState({ ...idle, failure: { _tag: 'ApiUnavailable', reason: 'failed' } })
      }
    },
    [running, recoverPage],
  )
  return { state, prepare, send }
}

async function start(tell: (state: EditState) => void) {
  const { startEditActor, stateOf } = await import('./edit-actor.ts')
  const actor = startEditActor()
  const look = () => tell(stateOf(actor.getSnapshot()))
  actor.subscribe(look)
  return { actor, look }
}
