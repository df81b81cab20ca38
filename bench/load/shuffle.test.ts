import { expect, it } from 'vitest'
import { createRandom } from '../../mocks/generator/random.ts'
import { shuffle } from './shuffle.ts'

it('keeps all values, in a new order each time', () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index)
  const random = createRandom(1)
  const [first, second] = [shuffle(numbers, random), shuffle(numbers, random)]
  expect(first).not.toEqual(numbers)
  expect(second).not.toEqual(first)
  expect(first.toSorted((a, b) => a - b)).toEqual(numbers)
})
