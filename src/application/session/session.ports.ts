import type { SessionHint } from './session-hint.ts'

/**
 * The visitor's session for one use-case call. Only the server knows its token: no input, answer, page or log contains it.
 * Shared queries run without a session.
 */
export interface Session {
  readonly token: () => string | undefined
  /** Starts a session; a new token replaces an older one. */
  readonly open: (token: string, as: Exclude<SessionHint, 'expired'>) => void
  /** Ends it; `expired` if the API did, so that the visitor is asked to sign in again. */
  readonly close: (as?: 'expired') => void
}

/** Replaces a token that the API no longer accepts. */
export interface TokenRefresher {
  /** The new token; undefined if there is none. */
  readonly refresh: () => Promise<string | undefined>
}
