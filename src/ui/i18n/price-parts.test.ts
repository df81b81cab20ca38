import { expect, test } from 'vitest'
import { getPriceParts } from './price-parts.ts'

const insertNbsp = (text: string) => text.replaceAll(' ', '\u00a0')

test('splits a price into “from”, amount and unit in both languages', () => {
  const price = { amount: 1200, currency: 'RUB', unit: 'lesson' } as const
  expect(getPriceParts('ru', price)).toEqual({
    from: 'от',
    amount: insertNbsp('1 200 ₽'),
    unit: insertNbsp('за занятие'),
  })
  expect(getPriceParts('en', price)).toEqual({ from: 'from', amount: '₽1,200', unit: insertNbsp('/ lesson') })
  expect(getPriceParts('en', price, 'long').unit).toBe(insertNbsp('per lesson'))
  expect(getPriceParts('ru', { ...price, unit: null }).unit).toBeNull()
})
