import { expect, it } from 'vitest'
import { getCssData } from './css-data.ts'
import { isAtMost, isMissing } from './oldest-browsers.ts'

it.each([
  ['9', '117'],
  ['16.4', '17'],
  ['17', '17'],
])('%s is at most %s', (version, most) => {
  expect([isAtMost(version, most), isAtMost(most, version)]).toEqual([true, version === most])
})

it.each([
  ['display', false],
  // Chrome 137.
  ['if()', true],
  // Only with a prefix.
  ['-webkit-text-stroke', false],
  ['mask', true],
  ['no-such-property', false],
])('%s: missing in the oldest browsers: %s', (feature, missing) => {
  expect(isMissing(getCssData(feature))).toBe(missing)
})
