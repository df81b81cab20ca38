import {
  parseSessionHint,
  sessionHintCookie,
  type SessionHint,
  type SessionWatch,
} from '#application/session/session-hint.ts'
import { writeStored } from './storage.ts'

const readCookie = () => /(?:^|; )session=([a-z-]+)/.exec(document.cookie)?.[1]

const getHint = (): SessionHint | undefined => parseSessionHint(readCookie())

/** Sets `data-session` on the root before the first paint: styles show visitors who are signed in their own links. */
export const showSession = (): string => (document.documentElement.dataset.session = readCookie() ?? '')

/** Writing this key notifies other tabs; its value is irrelevant. */
const key = 'session-changed'

/** Watches the hint cookie. */
export function watchSession(): SessionWatch {
  const listeners = new Set<(before: SessionHint | undefined) => void>()
  let last: SessionHint | undefined
  const notify = () => {
    const before = last
    last = getHint()
    showSession()
    for (const changed of listeners) changed(before)
  }
  const announce = () => {
    notify()
    writeStored(key, `${Date.now()}`)
  }
  const look = () => {
    if (getHint() !== last) announce()
  }
  return {
    hint: getHint,
    look,
    announce,
    forgetExpiry() {
      if (getHint() !== 'expired') return
      document.cookie = `${sessionHintCookie}=;path=/;max-age=0`
      announce()
    },
    subscribe(changed) {
      if (listeners.size === 0) {
        last = getHint()
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
