/**
 * A cookie without secrets that scripts can read. Pages are the same for everybody, so this tells the browser whether to fetch
 * the visitor's data.
 */
export const sessionHintCookie = 'session'

export const sessionHints = ['signed-in', 'registering', 'expired'] as const
/** `registering`: the e-mail is verified, the account not yet created. No cookie: signed out. */
export type SessionHint = (typeof sessionHints)[number]

/** Undefined for an unknown value. */
export const parseSessionHint = (value: string | undefined): SessionHint | undefined =>
  sessionHints.find(hint => hint === value)

/** A verified address without an account is enough for some forms. */
export const maySend = (hint: SessionHint | undefined, form?: { readonly mayFinishLater?: boolean }): boolean =>
  hint === 'signed-in' || (form?.mayFinishLater === true && hint === 'registering')

/** The session hint of this browser, across its tabs. */
export interface SessionWatch {
  readonly hint: () => SessionHint | undefined
  /** Checks whether the session has started or ended. */
  readonly look: () => void
  /** Notifies all tabs that this one has started or ended the session. */
  readonly announce: () => void
  /** For a visitor who declines to sign in again. */
  readonly forgetExpiry: () => void
  /** `before`: the hint when listeners were last notified. */
  readonly subscribe: (changed: (before: SessionHint | undefined) => void) => () => void
}
