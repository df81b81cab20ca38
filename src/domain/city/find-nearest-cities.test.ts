import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City, Region } from './city.ts'
import positions from './coordinates.json'
import { isLargeCity } from './large-cities.ts'
import { findNearestCities } from './find-nearest-cities.ts'

const slugs = Object.keys(positions)
const cities = slugs.map((slug, index): City => ({ id: index + 1, slug, name: slug }))
const citiesWithoutCoordinates = [
  { id: 9001, slug: 'nowhere', name: 'Nowhere' },
  { id: 9002, slug: 'beside', name: 'Beside' },
]
const regions: readonly Region[] = [
  { name: 'All', cities },
  { name: 'Unknown', cities: citiesWithoutCoordinates },
]
const findSlugs = (city: City) => findNearestCities(regions, city).map(({ city: { slug } }) => slug)
const getCity = (slug: string) => ({ id: slugs.indexOf(slug) + 1, slug, name: slug })

test('returns eight distinct other cities, at least four of them large', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), city => {
      const foundSlugs = findSlugs(city)
      expect(foundSlugs).toHaveLength(8)
      expect(new Set(foundSlugs).size).toBe(8)
      expect(foundSlugs).not.toContain(city.slug)
      expect(foundSlugs.filter(isLargeCity).length).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('returns the nearest city first', () => {
  expect(findSlugs(getCity('yarovoe'))[0]).toBe('slavgorod')
  expect(findSlugs(getCity('novoaltaysk'))[0]).toBe('barnaul')
})

test.each([
  ['moskva', 'podolsk', 40],
  ['kazan', 'ulyanovsk', 170],
  ['yarovoe', 'slavgorod', 10],
])('rounds the distance from %s to %s to %i km', (from, to, distanceKm) => {
  const [origin, target] = [getCity(from), getCity(to)]
  expect(findNearestCities([{ name: 'A', cities: [origin, target] }], origin)).toEqual([{ city: target, distanceKm }])
})

test('returns the other cities of the region, without distances, for a city without coordinates', () => {
  expect(findNearestCities(regions, { id: 9001, slug: 'nowhere', name: 'Nowhere' })).toEqual([
    { city: citiesWithoutCoordinates[1], distanceKm: null },
  ])
  expect(findSlugs({ id: 9999, slug: 'unknown', name: 'Unknown' })).toEqual([])
})

test('omits cities without coordinates', () => {
  const kazan = getCity('kazan')
  expect(findNearestCities([{ name: 'A', cities: [kazan, ...citiesWithoutCoordinates] }], kazan)).toEqual([])
})

test('returns at most eight cities of the region for a city without coordinates', () => {
  const citiesInOneRegion = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    slug: `at-${index}`,
    name: 'At',
  }))
  expect(
    findNearestCities([{ name: 'A', cities: citiesInOneRegion }], { id: 1, slug: 'at-0', name: 'At' }),
  ).toHaveLength(8)
})
