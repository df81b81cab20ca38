import { defaultRetryAfter, type ApiUnavailable, type TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import { formatErrors, hasErrors, hasTexts, type ErrorBody } from './error-body.ts'

export interface NotFound {
  readonly _tag: 'NotFound'
}

/** The API rejected the mutation because of the input (`invalid`), or with texts that explain another reason. */
export interface Refused {
  readonly _tag: 'Refused'
  readonly reason: CallFailure['reason']
  readonly body: ErrorBody
}

export interface Forbidden {
  readonly _tag: 'Forbidden'
  readonly body: ErrorBody
}

/** Only reason and status are logged. */
export interface CallFailure {
  readonly reason:
    ApiUnavailable['reason'] | 'not-found' | 'invalid' | 'unauthorized' | 'forbidden' | 'not-signed-in' | 'too-many'
  readonly status?: number
  readonly body?: ErrorBody
  /** Seconds. */
  readonly retryAfter?: number
}

export function getReason(status: number, method: string): CallFailure['reason'] | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many'
  if (status === 504) return 'timeout'
  // The proxy may have lost the API's response, so the API may have executed the write.
  if (status === 502 && method !== 'GET') return 'timeout'
  return status >= 500 ? 'failed' : 'refused'
}

export function toQueryFailure({ reason }: CallFailure): NotFound | ApiUnavailable {
  if (reason === 'not-found') return { _tag: 'NotFound' }
  return { _tag: 'ApiUnavailable', reason: isUnavailable(reason) ? reason : 'refused' }
}

const isUnavailable = (reason: CallFailure['reason']) =>
  reason === 'unreachable' || reason === 'timeout' || reason === 'failed' || reason === 'broken'

const emptyBody: ErrorBody = { error: '', message: '', fields: new Map() }

export function toMutationFailure(failure: CallFailure): Refused | TooManyRequests | NotFound | ApiUnavailable {
  const { reason, body = emptyBody, retryAfter = defaultRetryAfter } = failure
  // A `message` alone is the generic text of the API's framework; the form's countdown is more useful.
  if (reason === 'too-many')
    return { _tag: 'TooManyRequests', retryAfter, ...(hasErrors(body) && { message: formatErrors(body) }) }
  return reason === 'invalid' || hasTexts(body) ? { _tag: 'Refused', reason, body } : toQueryFailure(failure)
}

export const addSessionFailures =
  <E>(toFailure: (failure: CallFailure) => E) =>
  (failure: CallFailure): NotSignedIn | SessionExpired | E => {
    if (failure.reason === 'not-signed-in') return { _tag: 'NotSignedIn' }
    if (failure.reason === 'unauthorized') return { _tag: 'SessionExpired' }
    return toFailure(failure)
  }

export const addForbiddenFailure =
  <E>(toFailure: (failure: CallFailure) => E) =>
  (failure: CallFailure): Forbidden | E =>
    failure.reason === 'forbidden' ? { _tag: 'Forbidden', body: failure.body ?? emptyBody } : toFailure(failure)
