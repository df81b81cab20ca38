import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isServiceDate } from './service-request.ts'

describe('the earliest accepted service date', () => {
  it.each([
    ['2026-10-28T20:59:59Z', '2026-10-28', '2026-10-27'],
    ['2026-10-28T21:00:00Z', '2026-10-29', '2026-10-28'],
    ['2026-12-31T22:00:00Z', '2027-01-01', '2026-12-31'],
  ])('at %s is %s', (now, today, yesterday) => {
    expect(isServiceDate(today, new Date(now))).toBe(true)
    expect(isServiceDate(yesterday, new Date(now))).toBe(false)
  })
})

test('accepts dates from today on, and no earlier date', () => {
  const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.integer({ min: -400, max: 400 }), (now, days) => {
      const moscowTime = new Date(now.getTime() + 3 * 3_600_000 + days * 86_400_000)
      expect(isServiceDate(moscowTime.toISOString().slice(0, 10), now)).toBe(days >= 0)
    }),
  )
})

test('rejects text that is not an existing date', () => {
  const pad = (value: number) => String(value).padStart(2, '0')
  const dateLikeText = fc
    .tuple(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
    .map(([year, month, day]) => `${year}-${pad(month)}-${pad(day)}`)
  const isExistingDate = (text: string) => {
    const time = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString() === `${text}T00:00:00.000Z`
  }
  fc.assert(
    fc.property(fc.oneof(dateLikeText, fc.string()), text => {
      expect(isServiceDate(text, new Date(0)) && !isExistingDate(text)).toBe(false)
    }),
  )
})
