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

/** There is no session, and the use-case needs one: nothing was asked of the API. */
export interface NotSignedIn {
  readonly _tag: 'NotSignedIn'
}

/** The API no longer knows the session; the site has closed it. */
export interface SessionExpired {
  readonly _tag: 'SessionExpired'
}
