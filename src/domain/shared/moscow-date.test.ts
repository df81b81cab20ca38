import { expect, test } from 'vitest'
import { getMoscowDate, isCalendarDate } from './moscow-date.ts'

test.each([
  ['2026-10-28T20:59:59Z', '2026-10-28'],
  ['2026-10-28T21:00:00Z', '2026-10-29'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
])('the date in Moscow at %s is %s', (instant, date) => {
  expect(getMoscowDate(new Date(instant))).toBe(date)
})

test.each(['2026-01-01', '2028-02-29', '2026-12-31', '9999-12-31'])('%s is a calendar date', text => {
  expect(isCalendarDate(text)).toBe(true)
})

test.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '26-1-1', '2026-1-1', '', '01.02.2026', 'today'])(
  '%j is not a calendar date',
  text => {
    expect(isCalendarDate(text)).toBe(false)
  },
)
