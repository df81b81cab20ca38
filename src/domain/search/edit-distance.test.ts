import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getEditDistance } from './edit-distance.ts'

test.each([
  ['kazan', 'kazan', 0],
  ['kazn', 'kazan', 1],
  ['kaazan', 'kazan', 1],
  ['kozan', 'kazan', 1],
  ['akzan', 'kazan', 1],
  ['moskow', 'moskva', 2],
  ['', 'ab', 2],
])('from %s to %s takes %i edits', (from, to, distance) => {
  expect(getEditDistance(from, to, 5)).toBe(distance)
})

test('returns one more than the limit if the distance exceeds it', () => {
  expect(getEditDistance('abcdef', 'uvwxyz', 2)).toBe(3)
  expect(getEditDistance('ab', 'abcdef', 2)).toBe(3)
  expect(getEditDistance('abcd', 'wxyz', 4)).toBe(4)
})

const word = fc.array(fc.constantFrom(...'abc'), { maxLength: 6 }).map(letters => letters.join(''))

test('is symmetric, zero only for equal words, and the same for every limit that it does not exceed', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 6 }), (a, b, maxDistance) => {
      const distance = getEditDistance(a, b, 12)
      expect(getEditDistance(b, a, 12)).toBe(distance)
      expect(distance === 0).toBe(a === b)
      expect(getEditDistance(a, b, maxDistance)).toBe(Math.min(distance, maxDistance + 1))
    }),
  )
})

const getDistanceByDefinition = (from: string, to: string): number => {
  if (from === '' || to === '') return from.length + to.length
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)]
  const isSwap = from.length > 1 && from.slice(-2) === to.slice(-1) + to.slice(-2, -1)
  return Math.min(
    getDistanceByDefinition(a, to) + 1,
    getDistanceByDefinition(from, b) + 1,
    getDistanceByDefinition(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1),
    ...(isSwap ? [getDistanceByDefinition(from.slice(0, -2), to.slice(0, -2)) + 1] : []),
  )
}

test('matches the recursive definition', () => {
  const shortWord = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 4 })
  fc.assert(
    fc.property(shortWord, shortWord, (a, b) => {
      expect(getEditDistance(a, b, 12)).toBe(getDistanceByDefinition(a, b))
    }),
  )
})
