import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Королёв', 'королев'],
  ['Ростов-на-Дону', 'ростов на дону'],
  ['Нижний\u00a0Новгород', 'нижний новгород'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('every character keeps its place', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(text).length === text.length))
})
