import { describe, expect, test } from 'vitest'
import { getCurrencySymbol, formatNumber, formatPrice, formatRating } from './format-number.ts'

const insertNbsp = (text: string) => text.replaceAll(' ', '\u00a0')

test('groups digits by language', () => {
  expect(formatNumber('ru', 18412)).toBe(insertNbsp('18 412'))
  expect(formatNumber('ru', 1115)).toBe(insertNbsp('1 115'))
  expect(formatNumber('en', 18412)).toBe('18,412')
})

test('ratings always have one decimal', () => {
  expect([4.9, 5, 4.25].map(rating => formatRating('ru', rating))).toEqual(['4,9', '5,0', '4,3'])
  expect([4.9, 5].map(rating => formatRating('en', rating))).toEqual(['4.9', '5.0'])
})

describe('prices', () => {
  test.each([
    ['ru', 1200, 'RUB', '1 200 ₽'],
    ['ru', 700, 'RUB', '700 ₽'],
    ['ru', 99.5, 'RUB', '99,50 ₽'],
    ['en', 1200, 'RUB', '₽1,200'],
    ['en', 20, 'USD', '$20'],
    ['ru', 1200, 'rubles', '1 200'],
    ['ru', 1200, '', '1 200'],
  ] as const)('in the locale %s, %s %s is formatted as %s', (locale, amount, currency, expected) => {
    expect(formatPrice(locale, amount, currency)).toBe(insertNbsp(expected))
  })
})

test.each([
  ['RUB', '₽'],
  ['USD', '$'],
  ['KZT', '₸'],
  ['', ''],
  ['rubles', 'rubles'],
])('the symbol of %o is %o', (currency, symbol) => {
  expect([getCurrencySymbol('ru', currency), getCurrencySymbol('en', currency)]).toEqual([symbol, symbol])
})
