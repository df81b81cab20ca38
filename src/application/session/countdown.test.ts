import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRetryAt, getSecondsUntil } from './countdown.ts'

it('allows a retry when the rate limit ends, and at once after any other error', () => {
  const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 30 }
  expect(getRetryAt(rateLimitError, 1000)).toBe(31_000)
  expect(getRetryAt({ _tag: 'ApiUnavailable' }, 1000)).toBeNull()
})

it('counts the seconds left, rounded up, and returns 0 once the time has come', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (time, now) => {
      expect(getSecondsUntil(time, now) === 0).toBe(now >= time)
    }),
  )
  expect([getSecondsUntil(31_000, 1000), getSecondsUntil(31_000, 1001), getSecondsUntil(31_000, 30_999)]).toEqual([
    30, 30, 1,
  ])
  expect(getSecondsUntil(null, 5)).toBe(0)
})
