import { expect, it } from 'vitest'
import { getCssData } from './css-data.ts'
import { isAtMost, isUnsupported } from './oldest-browsers.ts'

it.each([
  ['9', '117'],
  ['16.4', '17'],
  ['17', '17'],
])('version %s is at most %s', (version, maxVersion) => {
  expect([isAtMost(version, maxVersion), isAtMost(maxVersion, version)]).toEqual([true, version === maxVersion])
})

it.each([
  ['display', false],
  // Supported since Chrome 137.
  ['if()', true],
  ['-webkit-text-stroke', false],
  // Chrome supported it only with a prefix before version 120.
  ['mask', true],
  ['no-such-property', false],
])('the oldest browsers lack %s: %s', (feature, expected) => {
  expect(isUnsupported(getCssData(feature))).toBe(expected)
})
