import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

describe('parsing a whole number', () => {
  it.each([
    ['1200', 1200],
    [' 1 200 ', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ['1,200', 1200],
    ['1 200 ₽', 1200],
    ['₽1,200', 1200],
    ['1500р', 1500],
    ['1 500 р.', 1500],
    ['1500 руб', 1500],
    ['1500 рублей', 1500],
    ['1200 rub', 1200],
    ['2к', 2000],
    ['2 K', 2000],
    ['1,5к', 1500],
    ['2 тыс. руб.', 2000],
    ['1.500', 1500],
    ['1200 ruble', 1200],
    ['10к', 10_000],
    ['1,25к', 1250],
    ['2 тыс', 2000],
    ['5 тысяч', 5000],
    ['2 тысячи', 2000],
    ['1 тысяча', 1000],
    ['007', 7],
    ['0', 0],
  ])('parses %j as %i', (text, number) => {
    expect(parseWholeNumber(text, 10_000)).toBe(number)
  })

  it.each([
    '',
    '-1',
    '1,5',
    '1.5',
    '1500,50',
    '1.50',
    '12 00',
    '1e3',
    'ten',
    '10001',
    '11к',
    '1,0005к',
    'к',
    '1 2',
    '1500 рук',
    '1₽200',
    'от₽1200',
    'р1200',
    '2кг',
    '9'.repeat(400),
  ])('rejects %j', text => {
    expect(parseWholeNumber(text, 10_000)).toBeUndefined()
  })
})

test('parses whole numbers as Intl formats them, and rejects those above the maximum', () => {
  const formattedNumbers = fc.tuple(fc.nat(), fc.constantFrom('ru-RU', 'en-US'))
  fc.assert(
    fc.property(formattedNumbers, ([number, tag]) => {
      expect(parseWholeNumber(number.toLocaleString(tag), number)).toBe(number)
      expect(parseWholeNumber(String(number), number - 1)).toBeUndefined()
    }),
  )
})

test('returns whole numbers within the bounds only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d .,-]*$/)), fc.nat(), (text, max) => {
      const number = parseWholeNumber(text, max) ?? 0
      expect(Number.isInteger(number) && number >= 0 && number <= max).toBe(true)
    }),
  )
})
