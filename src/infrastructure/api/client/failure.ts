import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import type { ErrorBody } from './error-body.ts'

/** The API has no such thing; which thing that is, only the gateway knows. */
export interface NotFound {
  readonly _tag: 'NotFound'
}

/** The API does not take what was typed; what that means, only the gateway knows. */
export interface Refused {
  readonly _tag: 'Refused'
  readonly said: ErrorBody
}

/** Whoever is signed in may not do this; why not, only the gateway knows. */
export interface Forbidden {
  readonly _tag: 'Forbidden'
}

/** How a call went wrong. Only reason and status are logged: the rest is for who asked. */
export interface CallFailed {
  readonly reason:
    ApiUnavailable['reason'] | 'not-found' | 'invalid' | 'unauthorized' | 'forbidden' | 'not-signed-in' | 'too-many'
  /** None where there was no answer. */
  readonly status?: number
  readonly said?: ErrorBody
  /** Seconds. */
  readonly retryAfter?: number
}

/** What a status says by itself; none for a success, whose body counts. */
export function reasonOf(status: number): CallFailed['reason'] | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 429) return 'too-many'
  // Whatever stands before the API waited for it in vain.
  if (status === 504) return 'timeout'
  return status >= 500 ? 'failed' : 'refused'
}

// Where HTTP ends: from here on nothing knows a status code. Each kind of call tells apart what it can do something about.

export function asUnavailable({ reason }: CallFailed): NotFound | ApiUnavailable {
  if (reason === 'not-found') return { _tag: 'NotFound' }
  return { _tag: 'ApiUnavailable', reason: isUnavailable(reason) ? reason : 'refused' }
}

const isUnavailable = (reason: CallFailed['reason']) =>
  reason === 'unreachable' || reason === 'timeout' || reason === 'failed' || reason === 'broken'

const noWords: ErrorBody = { error: '', message: '', fields: new Map() }

export function asRefusal(failed: CallFailed): Refused | TooManyRequests | NotFound | ApiUnavailable {
  if (failed.reason === 'invalid') return { _tag: 'Refused', said: failed.said ?? noWords }
  if (failed.reason === 'too-many') return { _tag: 'TooManyRequests', retryAfter: failed.retryAfter ?? 60 }
  return asUnavailable(failed)
}

/** For calls that only make sense with a session. */
export const orNotSignedIn =
  <E>(rest: (failed: CallFailed) => E) =>
  (failed: CallFailed): NotSignedIn | E =>
    failed.reason === 'not-signed-in' ? { _tag: 'NotSignedIn' } : rest(failed)

export const orExpired = <E>(rest: (failed: CallFailed) => E) => {
  const others = orNotSignedIn(rest)
  return (failed: CallFailed): NotSignedIn | SessionExpired | E =>
    failed.reason === 'unauthorized' ? { _tag: 'SessionExpired' } : others(failed)
}

/** For calls that not everybody with a session may make. */
export const orForbidden =
  <E>(rest: (failed: CallFailed) => E) =>
  (failed: CallFailed): Forbidden | E =>
    failed.reason === 'forbidden' ? { _tag: 'Forbidden' } : rest(failed)
