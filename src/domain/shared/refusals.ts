/** The API, or the site itself, takes no more of this for a while. */
export interface TooManyRequests {
  readonly _tag: 'TooManyRequests'
  /** Seconds from the answer on; at least 1. */
  readonly retryAfter: number
}

/** What was typed is not taken. Texts are the server's, in the language of the request, and may be shown. */
export interface FieldErrors {
  readonly _tag: 'FieldErrors'
  /** By the field's name in the domain; may be empty. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Of no single field; empty where the server said nothing. */
  readonly message: string
}
