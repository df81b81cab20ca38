import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Королёв', 'королев'],
  ['Ростов-на-Дону', 'ростов на дону'],
  ['Нижний\u00a0Новгород', 'нижний новгород'],
  // Stays in upper case, because its lower case is one character longer.
  ['İ Ё', 'İ Ё'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding keeps the length of every text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(text).length === text.length))
})
