export interface TaggedError {
  readonly _tag: string
}

export interface TooManyRequests {
  readonly _tag: 'TooManyRequests'
  /** Seconds after the response; at least 1. */
  readonly retryAfter: number
  readonly message?: string
}

/** Seconds to wait if a rate limit has no usable `Retry-After`. */
export const defaultRetryAfter = 60

/** Seconds. */
export const maxRetryAfter = 3600

/** The API's messages are in the language of the request and may be shown. */
export interface FieldErrors {
  readonly _tag: 'FieldErrors'
  /** Messages by the name or path of the domain's field, such as `specialities.0.priceFrom`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Not about a single field; may be empty. */
  readonly message: string
}

export const isFieldErrors = (error: TaggedError): error is FieldErrors => error._tag === 'FieldErrors'

export interface ApiUnavailable {
  readonly _tag: 'ApiUnavailable'
  /**
   * `offline`: the device has no connection. `unreachable`: no connection to the site or the API, or a query got no
   * usable response from the site. `timeout`: no response, or a proxy's error instead; a mutation may have run.
   * `failed`: the API reported a failure, a mutation did not reach it, or an unexpected error occurred. `refused`: the
   * site or the API rejected the call. `broken`: the response is not decodable.
   */
  readonly reason: 'offline' | 'unreachable' | 'timeout' | 'failed' | 'refused' | 'broken'
}

/** Repeating such a call requires the visitor's consent. */
export const mayHaveArrived = (error: TaggedError): boolean =>
  isApiUnavailable(error) && (error.reason === 'timeout' || error.reason === 'broken')

/** For a query before a mutation: if the query fails, the mutation is not sent. */
export const toUnsent = <E extends TaggedError>(error: E): E | ApiUnavailable =>
  mayHaveArrived(error) ? { _tag: 'ApiUnavailable', reason: 'failed' } : error

const isApiUnavailable = (error: TaggedError): error is ApiUnavailable => error._tag === 'ApiUnavailable'
