import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatRecentDate } from './format-date.ts'

const replaceNbsp = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['ru', '2025-11-12T09:00:00.000000Z', '12 ноября 2025'],
  ['en', '2025-11-12T09:00:00.000000Z', 'November 12, 2025'],
  ['ru', '2025-05-01T00:00:00Z', '1 мая 2025'],
  ['ru', '2025-11-12T20:59:59Z', '12 ноября 2025'],
  ['ru', '2025-11-12T21:00:00Z', '13 ноября 2025'],
] as const)('%s: at %s it is %s in Moscow', (locale, iso, date) => {
  expect(replaceNbsp(formatDate(locale, iso))).toBe(date)
})

test('keeps the day and its month on one line', () => {
  expect(formatDate('ru', '2025-11-12T09:00:00Z')).toBe('12\u00a0ноября 2025')
  expect(formatDate('en', '2025-11-12T09:00:00Z')).toBe('November\u00a012, 2025')
})

test('adds the time in Moscow', () => {
  expect(replaceNbsp(formatDateTime('ru', '2025-11-12T13:30:00Z'))).toBe('12 ноября 2025, 16:30')
  expect(replaceNbsp(formatDateTime('en', '2025-11-12T13:30:00Z'))).toBe('November 12, 2025, 4:30 PM')
})

test('omits the year if it is the current year in Moscow', () => {
  const updatedAt = '2025-11-02T09:00:00Z'
  const formatUpdated = (now: string) => replaceNbsp(formatRecentDate('ru', updatedAt, new Date(now)))
  expect(formatUpdated('2025-12-31T20:59:59Z')).toBe('2 ноября')
  expect(formatUpdated('2025-12-31T21:00:00Z')).toBe('2 ноября 2025')
  expect(replaceNbsp(formatRecentDate('en', updatedAt, new Date('2025-11-03T00:00:00Z')))).toBe('November 2')
})
