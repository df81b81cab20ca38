import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City, Region } from './city.ts'
import positions from './coordinates.json'
import { isLarge } from './large-cities.ts'
import { nearestCities } from './nearest-cities.ts'

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
const near = (city: City) => nearestCities(regions, city).map(({ slug }) => slug)
const named = (slug: string) => ({ id: slugs.indexOf(slug) + 1, slug, name: slug })

test('eight at most, each once and never the city itself, large ones among them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), city => {
      const found = near(city)
      expect(found).toHaveLength(8)
      expect(new Set(found).size).toBe(8)
      expect(found).not.toContain(city.slug)
      expect(found.filter(isLarge).length).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('the nearest comes first', () => {
  expect(near(named('yarovoe'))[0]).toBe('slavgorod')
  expect(near(named('novoaltaysk'))[0]).toBe('barnaul')
})

test('where nobody knows the place of a city, the others of its region', () => {
  expect(near({ id: 9001, slug: 'nowhere', name: 'Nowhere' })).toEqual(['beside'])
  expect(near({ id: 9999, slug: 'stranger', name: 'Stranger' })).toEqual([])
})

test('a city whose place nobody knows is not near, and of a large region eight are enough', () => {
  const kazan = named('kazan')
  expect(nearestCities([{ name: 'A', cities: [kazan, ...unknown] }], kazan)).toEqual([])
  const many = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, slug: `at-${index}`, name: 'At' }))
  expect(nearestCities([{ name: 'A', cities: many }], { id: 1, slug: 'at-0', name: 'At' })).toHaveLength(8)
})
