/**
 * A readable cookie that holds no secret: it lets pages, which are the same for everybody, fill in who is signed in, and
 * keeps strangers from causing calls.
 */
export const sessionHintCookie = 'session'

export const sessionHints = ['signed-in', 'registering', 'expired'] as const
/** `registering`: the e-mail is verified, the account not yet created. No cookie: nobody is signed in. */
export type SessionHint = (typeof sessionHints)[number]

/** What a cookie's value says; undefined where it says nothing known. */
export const parseSessionHint = (value: string | undefined): SessionHint | undefined =>
  sessionHints.find(hint => hint === value)
