import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['kazan', 'kazan', 0],
  ['kazn', 'kazan', 1],
  ['kaazan', 'kazan', 1],
  ['kozan', 'kazan', 1],
  ['akzan', 'kazan', 1],
  ['moskow', 'moskva', 2],
  ['', 'ab', 2],
])('%s → %s takes %i', (from, to, distance) => {
  expect(editDistance(from, to, 5)).toBe(distance)
})

test('says only that it takes more than the bound', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  expect(editDistance('ab', 'abcdef', 2)).toBe(3)
  expect(editDistance('abcd', 'wxyz', 4)).toBe(4)
})

const word = fc.array(fc.constantFrom(...'abc'), { maxLength: 6 }).map(letters => letters.join(''))

test('is symmetrical, zero only for the same word, and the bound changes nothing below it', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 6 }), (a, b, most) => {
      const distance = editDistance(a, b, 12)
      expect(editDistance(b, a, 12)).toBe(distance)
      expect(distance === 0).toBe(a === b)
      expect(editDistance(a, b, most)).toBe(Math.min(distance, most + 1))
    }),
  )
})
