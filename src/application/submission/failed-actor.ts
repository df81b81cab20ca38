import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

const broken: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

/** For an actor that threw: nothing is known of an attempt, so its mark stays uncertain. */
export const onError = { target: '#editing', actions: { type: 'setFailure', params: { failure: broken } } } as const
