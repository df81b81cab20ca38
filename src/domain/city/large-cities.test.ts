import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { sortBySize, isLargeCity, getLargestCities, largestCitySlugs } from './large-cities.ts'

const cities = [
  { slug: 'lyubim', name: 'Любим', region: 'Б' },
  { slug: 'kirov-a', name: 'Киров', region: 'Вятка' },
  { slug: 'kazan', name: 'Казань', region: 'Б' },
  { slug: 'kirov-b', name: 'Киров', region: { name: 'Афон' } },
  { slug: 'moskva', name: 'Москва', region: 'Б' },
]

test('sorts large cities first, by size, then the others by name, and namesakes by region', () => {
  expect(sortBySize(cities).map(({ slug }) => slug)).toEqual(['moskva', 'kazan', 'kirov-b', 'kirov-a', 'lyubim'])
})

test('distinguishes large cities', () => {
  expect([isLargeCity('moskva'), isLargeCity('lyubim')]).toEqual([true, false])
})

test('returns those of the thirty largest cities that the directory has', () => {
  const [moscow, kazan, small] = [aCity({ id: 1, slug: 'moskva' }), aCity({ id: 2 }), aCity({ id: 3, slug: 'lyubim' })]
  const regions = [
    { name: 'А', cities: [kazan, small] },
    { name: 'Б', cities: [moscow] },
  ]
  expect(largestCitySlugs).toHaveLength(30)
  expect(getLargestCities(regions)).toEqual([moscow, kazan])
})
