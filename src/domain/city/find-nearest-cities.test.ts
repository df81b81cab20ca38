import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City, Region } from './city.ts'
import positions from './coordinates.json'
import { isLargeCity } from './large-cities.ts'
import { findNearestCities } from './find-nearest-cities.ts'

const slugs = Object.keys(positions)
const cities = slugs.map((slug, index): City => ({ id: index + 1, slug, name: slug }))
const unknown = [
  { id: 9001, slug: 'nowhere', name: 'Nowhere' },
  { id: 9002, slug: 'beside', name: 'Beside' },
]
const regions: readonly Region[] = [
  { name: 'All', cities },
  { name: 'Unknown', cities: unknown },
]
const findSlugs = (city: City) => findNearestCities(regions, city).map(({ slug }) => slug)
const getCity = (slug: string) => ({ id: slugs.indexOf(slug) + 1, slug, name: slug })

test('eight at most, each once and never the city itself, large ones among them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), city => {
      const found = findSlugs(city)
      expect(found).toHaveLength(8)
      expect(new Set(found).size).toBe(8)
      expect(found).not.toContain(city.slug)
      expect(found.filter(isLargeCity).length).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('the nearest comes first', () => {
  expect(findSlugs(getCity('yarovoe'))[0]).toBe('slavgorod')
  expect(findSlugs(getCity('novoaltaysk'))[0]).toBe('barnaul')
})

test('where nobody knows the place of a city, the others of its region', () => {
  expect(findSlugs({ id: 9001, slug: 'nowhere', name: 'Nowhere' })).toEqual(['beside'])
  expect(findSlugs({ id: 9999, slug: 'stranger', name: 'Stranger' })).toEqual([])
})

test('a city whose place nobody knows is not near, and of a large region eight are enough', () => {
  const kazan = getCity('kazan')
  expect(findNearestCities([{ name: 'A', cities: [kazan, ...unknown] }], kazan)).toEqual([])
  const many = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, slug: `at-${index}`, name: 'At' }))
  expect(findNearestCities([{ name: 'A', cities: many }], { id: 1, slug: 'at-0', name: 'At' })).toHaveLength(8)
})
