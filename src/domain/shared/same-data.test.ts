import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameData } from './same-data.ts'

it('agrees with what JSON writes of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(sameData(one, structuredClone(one))).toBe(true)
      expect(sameData(one, other)).toBe(sameData(other, one))
    }),
  )
})

it.each([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j: %s', (one, other, same) => {
  expect(sameData(one, other)).toBe(same)
})
