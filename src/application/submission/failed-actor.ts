import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

const broken: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

/** For an actor that threw: the result is unknown, so the mark stays uncertain. */
export const onError = { target: '#editing', actions: { type: 'setFailure', params: { failure: broken } } } as const
