import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

const indexes = Array.from({ length: 100 }, (_, index) => index)

it('repeats the sequence of a seed, and draws another one for another seed', () => {
  const [first, repeated, otherSeed] = [createRandom(1), createRandom(1), createRandom(2)].map(random =>
    indexes.map(random),
  )
  expect(repeated).toEqual(first)
  expect(otherSeed).not.toEqual(first)
})

it('covers the range from 0 to 1', () => {
  const values = indexes.map(createRandom(1))
  expect(values.every(value => value >= 0 && value < 1)).toBe(true)
  expect(Math.min(...values)).toBeLessThan(0.1)
  expect(Math.max(...values)).toBeGreaterThan(0.9)
})
