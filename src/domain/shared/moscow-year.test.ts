import { expect, test } from 'vitest'
import { getMoscowYear } from './moscow-year.ts'

test.each([
  ['2025-11-02T10:00:00.123456Z', 2025],
  ['2024-12-31T20:59:59Z', 2024],
  ['2024-12-31T21:00:00Z', 2025],
  ['2011-12-31T20:00:00Z', 2012],
  ['soon', null],
])('the year in Moscow at %s is %s', (instant, year) => {
  expect(getMoscowYear(instant)).toBe(year)
})
