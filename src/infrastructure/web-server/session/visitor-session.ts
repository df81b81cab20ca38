import type { Session } from '#application/session/session.ports.ts'
import type { SessionCookies } from './session-cookies.ts'

export interface VisitorSession extends Session {
  /** The cookies to write; undefined: unchanged. */
  readonly changed: () => SessionCookies | undefined
}

/** A visitor's session for the duration of one RPC call. */
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
