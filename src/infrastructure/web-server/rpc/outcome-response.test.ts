import { expect, it } from 'vitest'
import { createTooManyRequests } from './outcome-response.ts'

it.each([
  [17, 17],
  [1, 1],
  [0, 1],
])('whoever has %i seconds left to wait waits %i', (left, retryAfter) => {
  expect(createTooManyRequests(left)).toEqual({ ok: false, error: { _tag: 'TooManyRequests', retryAfter } })
})
