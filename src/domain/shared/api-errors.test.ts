import { expect, it } from 'vitest'
import { mayHaveArrived } from './api-errors.ts'

it.each([
  [{ _tag: 'ApiUnavailable', reason: 'timeout' }, true],
  [{ _tag: 'ApiUnavailable', reason: 'broken' }, true],
  [{ _tag: 'ApiUnavailable', reason: 'unreachable' }, false],
  [{ _tag: 'ApiUnavailable', reason: 'failed' }, false],
  [{ _tag: 'ApiUnavailable', reason: 'refused' }, false],
  [{ _tag: 'TooManyRequests', retryAfter: 5 }, false],
  [{ _tag: 'FieldErrors', reason: 'timeout' }, false],
])('a call that failed with %j may have arrived: %s', (error, expected) => {
  expect(mayHaveArrived(error)).toBe(expected)
})
