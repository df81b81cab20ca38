import { expect, test } from 'vitest'
import { getPriceParts } from './format.ts'

const nbsp = (text: string) => text.replaceAll(' ', '\u00a0')

test('adds the unit to a price', () => {
  const price = { amount: 1200, currency: 'RUB', unit: 'lesson' } as const
  expect(getPriceParts('ru', price)).toEqual({ from: 'от', amount: nbsp('1 200 ₽'), unit: nbsp('за занятие') })
  expect(getPriceParts('en', price)).toEqual({ from: 'from', amount: '₽1,200', unit: nbsp('/ lesson') })
  expect(getPriceParts('en', price, 'long').unit).toBe(nbsp('per lesson'))
  expect(getPriceParts('ru', { ...price, unit: null }).unit).toBeNull()
})
