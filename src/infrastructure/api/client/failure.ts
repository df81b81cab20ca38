import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import { formatErrors, hasErrors, hasTexts, type ErrorBody } from './error-body.ts'

// Nothing beyond this module knows status codes. Gateways map the first three errors to domain errors.

export interface NotFound {
  readonly _tag: 'NotFound'
}

/** The API rejected the mutation: because of the input, or with texts that say why. */
export interface Refused {
  readonly _tag: 'Refused'
  /** `invalid` if the status means the input. */
  readonly reason: CallFailed['reason']
  readonly body: ErrorBody
}

export interface Forbidden {
  readonly _tag: 'Forbidden'
  readonly body: ErrorBody
}

/** How a call failed. Only reason and status are logged. */
export interface CallFailed {
  readonly reason:
    ApiUnavailable['reason'] | 'not-found' | 'invalid' | 'unauthorized' | 'forbidden' | 'not-signed-in' | 'too-many'
  /** Undefined without a response. */
  readonly status?: number
  readonly body?: ErrorBody
  /** Seconds. */
  readonly retryAfter?: number
}

/** Undefined for a success, whose body decides. */
export function getReason(status: number): CallFailed['reason'] | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many'
  // A proxy in front of the API timed out.
  if (status === 504) return 'timeout'
  return status >= 500 ? 'failed' : 'refused'
}

export function toQueryFailure({ reason }: CallFailed): NotFound | ApiUnavailable {
  if (reason === 'not-found') return { _tag: 'NotFound' }
  return { _tag: 'ApiUnavailable', reason: isUnavailable(reason) ? reason : 'refused' }
}

const isUnavailable = (reason: CallFailed['reason']) =>
  reason === 'unreachable' || reason === 'timeout' || reason === 'failed' || reason === 'broken'

const emptyBody: ErrorBody = { error: '', message: '', fields: new Map() }

export function toMutationFailure(failed: CallFailed): Refused | TooManyRequests | NotFound | ApiUnavailable {
  const { reason, body = emptyBody, retryAfter = 60 } = failed
  // The countdown says more than the framework's `message`.
  if (reason === 'too-many')
    return { _tag: 'TooManyRequests', retryAfter, ...(hasErrors(body) && { message: formatErrors(body) }) }
  return reason === 'invalid' || hasTexts(body) ? { _tag: 'Refused', reason, body } : toQueryFailure(failed)
}

const withNotSignedIn =
  <E>(others: (failed: CallFailed) => E) =>
  (failed: CallFailed): NotSignedIn | E =>
    failed.reason === 'not-signed-in' ? { _tag: 'NotSignedIn' } : others(failed)

export const withSession = <E>(others: (failed: CallFailed) => E) => {
  const rest = withNotSignedIn(others)
  return (failed: CallFailed): NotSignedIn | SessionExpired | E =>
    failed.reason === 'unauthorized' ? { _tag: 'SessionExpired' } : rest(failed)
}

export const withForbidden =
  <E>(others: (failed: CallFailed) => E) =>
  (failed: CallFailed): Forbidden | E =>
    failed.reason === 'forbidden' ? { _tag: 'Forbidden', body: failed.body ?? emptyBody } : others(failed)
