export interface Credentials {
  readonly email?: string
  readonly phone?: string
  readonly password: string
}

/** Does not reveal whether the identifier or the password is wrong. */
export interface WrongCredentials {
  readonly _tag: 'WrongCredentials'
}

/** The visitor has no session, so the API was not called. */
export interface NotSignedIn {
  readonly _tag: 'NotSignedIn'
}

/** The API rejected the session, and the site has closed it. */
export interface SessionExpired {
  readonly _tag: 'SessionExpired'
}
