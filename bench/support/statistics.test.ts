import { describe, expect, it } from 'vitest'
import { getMedians, round, getPercentile } from './statistics.ts'

describe('round', () => {
  it.each([
    [0.012345, 0.0123],
    [1.5, 1.5],
    [99.94, 99.9],
    [12_345.6, 12_346],
  ])('rounds %d to %d', (value, expected) => {
    expect(round(value)).toBe(expected)
  })
})

describe('medians', () => {
  it('are computed for each field', () => {
    const runs = [
      { rate: 1, cpu: 30 },
      { rate: 3, cpu: 10 },
      { rate: 2, cpu: 20 },
    ]
    expect(getMedians(runs)).toEqual({ rate: 2, cpu: 20 })
  })
})

describe('percentile', () => {
  const values = Array.from({ length: 50 }, (_, index) => 50 - index)

  it.each([
    [0.98, 49],
    [1, 50],
    [0.5, 25],
  ])('%d of 1 to 50 is %d', (fraction, expected) => {
    expect(getPercentile(values, fraction)).toBe(expected)
  })
  it('is NaN without values', () => {
    expect(getPercentile([], 0.98)).toBeNaN()
  })
})
