import type { SessionHint } from './session-hint.ts'

/**
 * The visitor's session, while one use-case runs for them. Its token is known to the server alone: it is in no input, no
 * answer, no page and no log. What is read for everybody runs without a session.
 */
export interface Session {
  readonly token: () => string | undefined
  /** Begins a new session; the newest token replaces an older one. */
  readonly open: (token: string, as: Exclude<SessionHint, 'expired'>) => void
  /** Ends it; `expired` where the API ended it, so that the person is asked to sign in again. */
  readonly close: (as?: 'expired') => void
}

/** Asks for a new token in place of one that the API no longer takes. */
export interface TokenRefresher {
  /** The new token; undefined where there is no way to get one. */
  readonly refresh: () => Promise<string | undefined>
}
