/** What somebody signs in with. Where both identifiers are there, the phone counts (specification, section 5). */
export interface Credentials {
  readonly email?: string
  /** E.164. */
  readonly phone?: string
  readonly password: string
}

/** No account has this pair; which half of it is wrong is told to nobody. */
export interface WrongCredentials {
  readonly _tag: 'WrongCredentials'
}
