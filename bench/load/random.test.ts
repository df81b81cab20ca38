import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from './random.ts'

const numbers = Array.from({ length: 100 }, (_, index) => index)

describe('createRandom', () => {
  it('returns the same sequence for a seed, and a different sequence for another seed', () => {
    const [first, repeated, otherSeed] = [createRandom(1), createRandom(1), createRandom(2)].map(createNumber =>
      numbers.map(createNumber),
    )
    expect(repeated).toEqual(first)
    expect(otherSeed).not.toEqual(first)
  })
  it('covers the range from 0 to 1', () => {
    const values = numbers.map(createRandom(1))
    expect(values.every(number => number >= 0 && number < 1)).toBe(true)
    expect(Math.min(...values)).toBeLessThan(0.1)
    expect(Math.max(...values)).toBeGreaterThan(0.9)
  })
})

describe('shuffle', () => {
  it('keeps all values, in a new order each time', () => {
    const random = createRandom(1)
    const [first, second] = [shuffle(numbers, random), shuffle(numbers, random)]
    expect(first).not.toEqual(numbers)
    expect(second).not.toEqual(first)
    expect(first.toSorted((a, b) => a - b)).toEqual(numbers)
  })
})
