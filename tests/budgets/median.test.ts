import { expect, it } from 'vitest'
import { median } from './median.ts'

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
