import {
  parseSessionHint,
  sessionHintCookie,
  type SessionHint,
  type SessionWatch,
} from '#application/session/session-hint.ts'
import { writeStored } from './storage.ts'

const written = () => /(?:^|; )session=([a-z-]+)/.exec(document.cookie)?.[1]

const sessionHint = (): SessionHint | undefined => parseSessionHint(written())

/** Sets `data-session` on the root before the first paint: styles show visitors who are signed in their own links. */
export const showSession = (): string => (document.documentElement.dataset.session = written() ?? '')

/** Writing this key notifies other tabs; its value is irrelevant. */
const key = 'session-changed'

/** Watches the hint cookie. */
export function watchSession(): SessionWatch {
  const listeners = new Set<(before: SessionHint | undefined) => void>()
  let last: SessionHint | undefined
  const notify = () => {
    const before = last
    last = sessionHint()
    showSession()
    for (const changed of listeners) changed(before)
  }
  const announce = () => {
    notify()
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
      document.cookie = `${sessionHintCookie}=;path=/;max-age=0`
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
    // Even if the hint is the same: it may be another visitor's session.
    if (event.key === key) notify()
  }
}
