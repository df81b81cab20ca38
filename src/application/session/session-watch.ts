import type { SessionHint } from './session-hint.ts'

/** What a browser knows of the session, in all its tabs. */
export interface SessionWatch {
  readonly hint: () => SessionHint | undefined
  /** Looks whether the session has begun or ended meanwhile. */
  readonly look: () => void
  /** This tab has begun or ended it: all tabs hear of it. */
  readonly announce: () => void
  /** Whoever is asked to sign in again does not want to. */
  readonly forgetExpiry: () => void
  readonly subscribe: (changed: () => void) => () => void
}
