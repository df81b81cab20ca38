import { expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-11-22T00:00:00Z')

it.each([
  ['30', 30],
  [' 30 ', 30],
  ['0', 1],
  ['999999999999999999999', 3600],
  ['Sun, 22 Nov 2026 00:01:30 GMT', 90],
  ['Sun, 22 Nov 2026 00:00:00 GMT', 1],
  ['Sat, 21 Nov 2026 00:00:00 GMT', 1],
  ['Sun, 22 Nov 2036 00:00:00 GMT', 3600],
  [undefined, 60],
  ['', 60],
  ['-5', 60],
  ['1.5', 60],
  ['soon', 60],
  ['on Sun, 22 Nov 2026 00:01:30 GMT', 60],
  ['Sun, 22 Nov 2026 00:01:30 GMT+0300', 60],
  ['Sun, 99 Nov 2026 00:00:00 GMT', 60],
])('parses %j as %i seconds', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds)
})
