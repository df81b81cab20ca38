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

/** The API gave no usable answer. */
export interface ApiUnavailable {
  readonly _tag: 'ApiUnavailable'
  /**
   * `offline`: this device has no connection. `unreachable`: the site or the API can't be reached. `timeout`: it was sent, and no answer came. `failed`: the API said that it
   * failed. `refused`: it does not take this call. `broken`: it took the call, and its answer does not decode.
   */
  readonly reason: 'offline' | 'unreachable' | 'timeout' | 'failed' | 'refused' | 'broken'
}

/** Whether what was sent may have been done all the same: then it must not be sent again without asking. */
export const mayHaveArrived = (error: { readonly _tag: string }): boolean =>
  isUnavailable(error) && (error.reason === 'timeout' || error.reason === 'broken')

const isUnavailable = (error: { readonly _tag: string }): error is ApiUnavailable => error._tag === 'ApiUnavailable'
