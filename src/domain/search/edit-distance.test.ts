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

/** The same by its definition: every way to make the last letters alike. */
const counted = (from: string, to: string): number => {
  if (from === '' || to === '') return from.length + to.length
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)]
  const isSwap = from.length > 1 && from.slice(-2) === to.slice(-1) + to.slice(-2, -1)
  return Math.min(
    counted(a, to) + 1,
    counted(from, b) + 1,
    counted(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1),
    ...(isSwap ? [counted(from.slice(0, -2), to.slice(0, -2)) + 1] : []),
  )
}

test('is what its definition says', () => {
  const short = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 4 })
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b, 12)).toBe(counted(a, b))
    }),
  )
})
