import type { ApiUnavailable } from '../../../domain/shared/api-unavailable'

/** The API has no such thing; which thing that is, only the gateway knows. */
export interface NotFound {
  readonly _tag: 'NotFound'
}

/** How a call went wrong, as it is logged. */
export interface CallFailed {
  readonly reason: ApiUnavailable['reason'] | 'not-found'
  /** None where there was no answer. */
  readonly status?: number
}

/** Where HTTP ends: from here on nothing knows a status code. */
export const asDomainError = ({ reason }: CallFailed): NotFound | ApiUnavailable =>
  reason === 'not-found' ? { _tag: 'NotFound' } : { _tag: 'ApiUnavailable', reason }

/** What a status says by itself; none for a success, whose body counts. */
export function reasonOf(status: number): CallFailed['reason'] | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 404) return 'not-found'
  return status >= 500 ? 'failed' : 'refused'
}
