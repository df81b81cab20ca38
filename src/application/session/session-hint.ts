/**
 * A readable cookie without secrets. Pages are the same for everybody: this tells the browser whether to read the visitor's
 * data at all.
 */
export const sessionHintCookie = 'session'

export const sessionHints = ['signed-in', 'registering', 'expired'] as const
/** `registering`: the e-mail is verified, the account not yet created. No cookie: nobody is signed in. */
export type SessionHint = (typeof sessionHints)[number]

/** Undefined for an unknown value. */
export const parseSessionHint = (value: string | undefined): SessionHint | undefined =>
  sessionHints.find(hint => hint === value)

/** The session hint of this browser, across its tabs. */
export interface SessionWatch {
  readonly hint: () => SessionHint | undefined
  /** Checks whether the session has started or ended. */
  readonly look: () => void
  /** Notifies all tabs that this one has started or ended the session. */
  readonly announce: () => void
  /** The visitor declines to sign in again. */
  readonly forgetExpiry: () => void
  /** `before`: the hint when listeners were last notified. */
  readonly subscribe: (changed: (before: SessionHint | undefined) => void) => () => void
}
