import { describe, expect, it } from 'vitest'
import { median, medians } from './statistics.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 9, 100], 10],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })
})

describe('medians', () => {
  it('takes each field by itself', () => {
    const runs = [
      { rate: 1, cpu: 30 },
      { rate: 3, cpu: 10 },
      { rate: 2, cpu: 20 },
    ]
    expect(medians(runs)).toEqual({ rate: 2, cpu: 20 })
  })
})
