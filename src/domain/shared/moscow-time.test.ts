import { expect, test } from 'vitest'
import { toMoscowTime } from './moscow-time.ts'

test.each([
  ['2026-11-22T11:20:00Z', '2026-11-22T14:20:00.000Z'],
  // Summer time of 2010, and the years of permanent summer time after it.
  ['2010-07-01T12:00:00Z', '2010-07-01T16:00:00.000Z'],
  ['2013-01-01T20:00:00Z', '2013-01-02T00:00:00.000Z'],
])('%s is %s on a clock in Moscow', (instant, clock) => {
  expect(toMoscowTime(new Date(instant)).toISOString()).toBe(clock)
})
