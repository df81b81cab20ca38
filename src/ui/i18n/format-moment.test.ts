import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test.each([
  ['ru', '2026-11-22T11:20:00Z', '14:20'],
  ['ru', '2026-11-22T04:05:00Z', '07:05'],
  ['en', '2026-11-22T11:20:00Z', '2:20 PM'],
  ['ru', '2026-11-21T21:00:00Z', '00:00'],
  ['ru', '2026-11-21T20:59:59Z', 'вчера'],
  ['ru', '2026-11-20T21:00:00Z', 'вчера'],
  ['ru', '2026-11-20T20:59:59Z', '20 ноября'],
  ['ru', '2025-11-18T09:00:00Z', '18 ноября 2025'],
  ['en', '2026-11-18T09:00:00Z', 'November 18'],
  ['en', '2025-11-18T09:00:00Z', 'November 18, 2025'],
] as const)('in %s on November 22, 2026, %s is formatted as %s', (locale, iso, expected) => {
  const moment = formatMoment(locale, iso, new Date('2026-11-22T12:00:00Z'), 'вчера')
  expect(moment.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
