import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAcceptHeader } from './parse-accept-header.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

const token = fc.stringMatching(/^[a-z*][a-z0-9-]{0,7}$/)
const whitespace = fc.integer({ min: 0, max: 8 }).map(length => ' \t'.repeat(length).slice(0, length))
const anyWeight = fc.integer({ min: 0, max: 1000 }).map(thousandths => thousandths / 1000)
const preference = fc.record({ value: token, weight: fc.option(anyWeight, { nil: undefined }) })

it.each([
  ['gzip, br', { gzip: 1, br: 1 }],
  ['BR ; Q=0.5', { br: 0.5 }],
  ['br;level=1;q=0', { br: 0 }],
  ['br;q=x', { br: NaN }],
  ['br;q=', { br: 0 }],
  ['', { '': 1 }],
  [';;,', { '': 1 }],
])('parses %j as %j', (header, weights) => {
  expect(Object.fromEntries(parseAcceptHeader(header).map(entry => [entry.value, entry.weight]))).toEqual(weights)
})

it('preserves the order of entries and ignores whitespace around them', () => {
  const preferences = fc.array(fc.tuple(preference, whitespace, whitespace), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(preferences, entries => {
      const header = entries.map(([{ value, weight = 1 }, before, after]) =>
        weight === 1 ? `${before}${value}${after}` : `${before}${value}${after};${before}q=${weight}${after}`,
      )
      expect(parseAcceptHeader(header.join(','))).toEqual(entries.map(([{ value, weight = 1 }]) => ({ value, weight })))
    }),
    { numRuns: getRunCount(50) },
  )
})

it('does not split a value at inner spaces', () => {
  expect(parseAcceptHeader('a  b;q=0')).toEqual([{ value: 'a  b', weight: 0 }])
})

it('treats a header of more than 200 characters as empty', () => {
  const longestHeader = `br${' '.repeat(198)}`
  expect(parseAcceptHeader(longestHeader)).toEqual([{ value: 'br', weight: 1 }])
  expect(parseAcceptHeader(`${longestHeader} `)).toEqual([{ value: '', weight: 1 }])
})
