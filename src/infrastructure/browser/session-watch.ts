import {
  parseSessionHint,
  sessionHintCookie,
  type SessionHint,
  type SessionWatch,
} from '#application/session/session-hint.ts'
import { readStorageItem, writeStorageItem } from './storage.ts'

// The literal repeats `sessionHintCookie`, because building the pattern from it would lengthen the inline script.
const readCookie = () => /(?:^|; )session=([a-z-]+)/.exec(document.cookie)?.[1]

const getHint = (): SessionHint | undefined => parseSessionHint(readCookie())

/** Styles choose the links to show by `data-session`. */
export const showSession = (): string => (document.documentElement.dataset.session = readCookie() ?? '')

/** Writing this key notifies other tabs. Its value differs after each change. */
const key = 'session-changed'

const readSession = () => ({ hint: getHint(), change: readStorageItem(key) })

export function watchSession(): SessionWatch {
  const listeners = new Set<(previousHint: SessionHint | undefined) => void>()
  let last: ReturnType<typeof readSession> = { hint: undefined, change: null }
  let hasCheckAnnounced = false
  const notify = () => {
    const previousHint = last.hint
    last = readSession()
    hasCheckAnnounced = false
    showSession()
    for (const listener of listeners) listener(previousHint)
  }
  const announce = () => {
    writeStorageItem(key, `${Date.now()}`)
    notify()
  }
  const checkHint = () => {
    const isChanged = getHint() !== last.hint
    if (isChanged) announce()
    hasCheckAnnounced = isChanged
  }
  const handlePageShow = () => {
    checkHint()
    // A page in the back/forward cache receives no storage events.
    if (readStorageItem(key) !== last.change) notify()
  }
  const handleStorage = (event: StorageEvent) => {
    // Listeners are notified even if the hint is the same, because the session may be another user's.
    if (event.key === key) notify()
  }
  return {
    getHint,
    check: checkHint,
    // Each use-case call ends with a check, which announces every change of the hint. A sign-in as another user leaves
    // the hint as it was, so only this function announces it.
    announce() {
      if (!hasCheckAnnounced) announce()
      hasCheckAnnounced = false
    },
    forgetExpiry() {
      if (getHint() !== 'expired') return
      document.cookie = `${sessionHintCookie}=;path=/;max-age=0`
      announce()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        last = readSession()
        addEventListener('storage', handleStorage)
        addEventListener('pageshow', handlePageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', handleStorage)
        removeEventListener('pageshow', handlePageShow)
      }
    },
  }
}
