import { describe, expect, it } from 'vitest'
import { digits, table } from './table.ts'

describe('digits', () => {
  it.each([
    [0.012345, '0.0123'],
    [1.5, '1.50'],
    [99.94, '99.9'],
    [12_345.6, '12346'],
  ])('writes %d as %s', (value, text) => {
    expect(digits(value)).toBe(text)
  })
})

describe('table', () => {
  it('sets texts to the left and numbers to the right', () => {
    expect(
      table(
        ['page', 'ms'],
        [
          ['home', 1],
          ['a city', 250],
        ],
      ),
    ).toBe(['page      ms', '------  ----', 'home    1.00', 'a city   250'].join('\n'))
  })
})
