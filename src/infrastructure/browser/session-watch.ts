import type { SessionWatch } from '#application/session/session-watch.ts'
import { dropSessionHint, sessionHint, showSession } from './session-hint.ts'
import { writeStored } from './storage.ts'

/** Other tabs hear of what is written here; what it says does not matter. */
const key = 'session-changed'

/** The hint cookie, seen whenever it may have changed. */
export function watchSession(): SessionWatch {
  const listeners = new Set<() => void>()
  let last: string | undefined
  const tell = () => {
    last = sessionHint()
    showSession()
    for (const changed of listeners) changed()
  }
  const announce = () => {
    tell()
    writeStored(key, `${Date.now()}`)
  }
  const look = () => {
    if (sessionHint() !== last) announce()
  }
  return {
    hint: sessionHint,
    look,
    announce,
    forgetExpiry() {
      if (sessionHint() !== 'expired') return
      dropSessionHint()
      announce()
    },
    subscribe(changed) {
      if (listeners.size === 0) {
        last = sessionHint()
        addEventListener('storage', onStorage)
        addEventListener('pageshow', look)
      }
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', look)
      }
    },
  }

  function onStorage(event: StorageEvent) {
    // Also where the hint is the same: it may be somebody else's session.
    if (event.key === key) tell()
  }
}
