/** A code as it is typed: six digits (valid for 15 minutes). */
export const codeLength = 6

/** The code is not that of the newest letter, or too old. */
export interface WrongCode {
  readonly _tag: 'WrongCode'
  /** The server's own words, in the language of the request; empty where it said nothing. */
  readonly message: string
}

/** Of the newest letter: a code counts only together with it. */
export interface Verification {
  readonly uuid: string
  readonly code: string
}

/** What creates an account for an e-mail that was verified. */
export interface NewAccount {
  readonly name: string
  readonly password: string
  /** Nobody has an account without it. */
  readonly agreement: true
}
