import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

const unknownOutcome: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

/** Handles an actor that threw. The submission may have arrived, so its sent mark stays uncertain. */
export const onError = {
  target: '#editing',
  actions: { type: 'setFailure', params: { failure: unknownOutcome } },
} as const
