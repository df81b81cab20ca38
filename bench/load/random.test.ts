import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from './random.ts'

const numbers = Array.from({ length: 100 }, (_, index) => index)

describe('createRandom', () => {
  it('returns the same sequence for a seed, and another one for another seed', () => {
    const [one, again, other] = [createRandom(1), createRandom(1), createRandom(2)].map(next => numbers.map(next))
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })
  it('covers the range from 0 to 1', () => {
    const given = numbers.map(createRandom(1))
    expect(given.every(number => number >= 0 && number < 1)).toBe(true)
    expect(Math.min(...given)).toBeLessThan(0.1)
    expect(Math.max(...given)).toBeGreaterThan(0.9)
  })
})

describe('shuffle', () => {
  it('keeps all values, in a new order each time', () => {
    const random = createRandom(1)
    const [one, other] = [shuffle(numbers, random), shuffle(numbers, random)]
    expect(one).not.toEqual(numbers)
    expect(other).not.toEqual(one)
    expect(one.toSorted((a, b) => a - b)).toEqual(numbers)
  })
})
