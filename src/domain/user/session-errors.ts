/** There is no session, and the use-case needs one: nothing was asked of the API. */
export interface NotSignedIn {
  readonly _tag: 'NotSignedIn'
}

/** The API no longer knows the session; the site has closed it. */
export interface SessionExpired {
  readonly _tag: 'SessionExpired'
}
