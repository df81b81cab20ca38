import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findNextIndex } from './find-next-index.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 8, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, -1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['a', 2, undefined],
] as const)('%s moves from %i to %s among ten options in rows of four', (key, index, newIndex) => {
  expect(findNextIndex(key, index, 10, 4)).toBe(newIndex)
})

it('leaves the grid at the top only', () => {
  const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
  const size = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(key, size, fc.integer({ min: 1, max: 6 }), fc.nat(), (pressedKey, count, columns, seed) => {
      const newIndex = findNextIndex(pressedKey, (seed % (count + 1)) - 1, count, columns)
      expect(newIndex).toBeGreaterThanOrEqual(pressedKey === 'ArrowUp' ? -1 : 0)
      expect(newIndex).toBeLessThan(count)
    }),
  )
})

it('ignores keys in an empty grid', () => {
  expect(findNextIndex('End', -1, 0, 4)).toBeUndefined()
})
