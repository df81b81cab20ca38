/**
 * A cookie without secrets that scripts can read. Pages are the same for all visitors, so the cookie tells the
 * browser whether to fetch the visitor's data.
 */
export const sessionHintCookie = 'session'

export const sessionHints = ['signed-in', 'registering', 'expired'] as const
/** `registering`: the email is verified, the account not yet created. No cookie: signed out. */
export type SessionHint = (typeof sessionHints)[number]

/** Undefined for an unknown value. */
export const parseSessionHint = (value: string | undefined): SessionHint | undefined =>
  sessionHints.find(hint => hint === value)

/** Whether the visitor may send a form. A verified email without an account is enough for some forms. */
export const maySend = (hint: SessionHint | undefined, form?: { readonly mayFinishLater?: boolean }): boolean =>
  hint === 'signed-in' || (form?.mayFinishLater === true && hint === 'registering')

/** The session hint of this browser, across its tabs. */
export interface SessionWatch {
  readonly getHint: () => SessionHint | undefined
  /** Checks whether the session has started or ended. */
  readonly check: () => void
  /** Notifies all tabs that this one has started or ended the session. */
  readonly announce: () => void
  /** Removes the hint `expired` when the visitor declines to sign in again. */
  readonly forgetExpiry: () => void
  /** `previousHint`: the hint at the last notification. */
  readonly subscribe: (onChange: (previousHint: SessionHint | undefined) => void) => () => void
}
