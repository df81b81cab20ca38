import type { Session, TokenRefresher } from '#application/session/session.ports.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { Logger } from '#application/shared/shared.ports.ts'

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

/** The session of whoever the running use-case was called by. What runs for everybody has none, and can't open one. */
export const scopedSession = (current: () => Session | undefined): Session => ({
  token: () => current()?.token(),
  open: (token, as) => {
    const session = current()
    if (!session) throw new Error('Nobody to open a session for')
    session.open(token, as)
  },
  close: as => current()?.close(as),
})

/** The API has no call that renews a token (specification, section 8): that one was wanted is logged, and that is all. */
export const cannotRefresh = (logger: Logger): TokenRefresher => ({
  refresh: async () => {
    logger.warn('Refresh token ?!')
    return undefined
  },
})
