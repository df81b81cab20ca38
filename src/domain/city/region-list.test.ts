import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRegionsWithCities, createRegionsWithUnknownSlugs } from '#tests/builders/many-cities.ts'
import { largestCitySlugs } from './large-cities.ts'
import type { Region } from './city.ts'
import { createRegionList, fitsBrowser, maxCompressedListBytes } from './region-list.ts'

const listSlugs = (regions: readonly Region[]) => regions.flatMap(({ cities }) => cities.map(({ slug }) => slug))

function getLargestSlugs(list: ReturnType<typeof createRegionList>) {
  if (!('total' in list)) throw new Error('The list is complete')
  return listSlugs(list.largest)
}

const getSentBytes = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

test.each(['ru', 'en'] as const)(
  'the longest list in %s that a browser may load is 20 to 40 KB when compressed',
  locale => {
    const sizes = Array.from({ length: 16 }, (_, index) => 1200 + 100 * index)
    const largestSize = sizes.findLast(size => fitsBrowser(createRegionsWithCities(size, locale))) ?? 0
    const sentBytes = getSentBytes(createRegionsWithCities(largestSize, locale))
    expect(sentBytes).toBeLessThanOrEqual(maxCompressedListBytes)
    expect(sentBytes).toBeGreaterThan(maxCompressedListBytes / 2)
  },
)

test('a short list is complete', () => {
  const regions = createRegionsWithCities(1115, 'ru')
  expect(createRegionList(regions)).toBe(regions)
})

test('a list of 10,000 cities without a known slug contains the first thirty', () => {
  const regions = createRegionsWithUnknownSlugs(10_000, 'ru')
  expect(getLargestSlugs(createRegionList(regions))).toEqual(listSlugs(regions).slice(0, 30))
})

test('a list of 10,000 cities contains only the thirty largest and the total, in less than 4 KB compressed', () => {
  const regions = createRegionsWithCities(10_000, 'ru')
  const list = createRegionList(regions)
  if (!('total' in list)) throw new Error('The list is complete')
  expect(list.total).toBe(10_000)
  expect(getLargestSlugs(list).toSorted()).toEqual(largestCitySlugs.toSorted())
  expect(list.largest.every(({ cities }) => cities.length > 0)).toBe(true)
  expect(getSentBytes(list)).toBeLessThan(4096)
})
