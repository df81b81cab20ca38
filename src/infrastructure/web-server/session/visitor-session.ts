import type { Session, TokenRefresher } from '#application/session/session.ports.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { Logger } from '#application/shared/shared.ports.ts'

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

/** The session of the current request scope. A render that everybody shares has none and can't open one. */
export const scopedSession = (current: () => Session | undefined): Session => ({
  token: () => current()?.token(),
  open: (token, as) => {
    const session = current()
    if (!session) throw new Error('No visitor to open a session for')
    session.open(token, as)
  },
  close: as => current()?.close(as),
})

/** The API has no call that refreshes a token (specification, section 8): the attempt is only logged. */
export const cannotRefresh = (logger: Logger): TokenRefresher => ({
  refresh: async () => {
    logger.warn('Refresh token ?!')
    return undefined
  },
})
