/** If both identifiers are given, the phone counts (specification, section 5). */
export interface Credentials {
  readonly email?: string
  /** E.164. */
  readonly phone?: string
  readonly password: string
}

/** Does not reveal whether the identifier or the password is wrong. */
export interface WrongCredentials {
  readonly _tag: 'WrongCredentials'
}

/** The use-case needs a session and there is none, so the API was not called. */
export interface NotSignedIn {
  readonly _tag: 'NotSignedIn'
}

/** The API rejected the session, and the site has closed it. */
export interface SessionExpired {
  readonly _tag: 'SessionExpired'
}
