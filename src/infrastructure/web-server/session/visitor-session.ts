import type { Session } from '#application/session/session.ports.ts'
import type { SessionCookies } from './session-cookies.ts'

export interface VisitorSession extends Session {
  /** What the visitor's cookies must say from now on; undefined: nothing else than before. */
  readonly changed: () => SessionCookies | undefined
}

/** The session of a visitor, opened by the door for one call and thrown away after it. */
export function visitorSession({ token }: SessionCookies): VisitorSession {
  let current = token
  let changed: SessionCookies | undefined
  return {
    token: () => current,
    open(opened, as) {
      current = opened
      changed = { token: opened, hint: as }
    },
    close(as) {
      current = undefined
      changed = { token: undefined, hint: as }
    },
    changed: () => changed,
  }
}
