/** Scripts can read this cookie, so it must not contain secrets. */
export const sessionHintCookie = 'session'

export const sessionHints = ['signed-in', 'registering', 'expired'] as const
/** `registering`: the email is verified, the account not yet created. No cookie: signed out. */
export type SessionHint = (typeof sessionHints)[number]

export const parseSessionHint = (value: string | undefined): SessionHint | undefined =>
  sessionHints.find(hint => hint === value)

/** A verified email without an account is enough for some forms. */
export const maySend = (hint: SessionHint | undefined, form?: { readonly mayFinishLater?: boolean }): boolean =>
  hint === 'signed-in' || (form?.mayFinishLater === true && hint === 'registering')

export interface SessionWatch {
  readonly getHint: () => SessionHint | undefined
  readonly check: () => void
  /** Notifies all tabs that this one has started or ended the session. */
  readonly announce: () => void
  /** Removes the hint `expired` when the visitor declines to sign in again. */
  readonly forgetExpiry: () => void
  /** `previousHint`: the hint at the last notification. */
  readonly subscribe: (onChange: (previousHint: SessionHint | undefined) => void) => () => void
}
