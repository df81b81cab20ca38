import { expect, it } from 'vitest'
import { createTooManyRequests } from './outcome-response.ts'

it.each([
  [17, 17],
  [1, 1],
  [0, 1],
])('%i remaining seconds become a Retry-After of %i', (seconds, retryAfter) => {
  expect(createTooManyRequests(seconds)).toEqual({ ok: false, error: { _tag: 'TooManyRequests', retryAfter } })
})
