import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { sortBySize, isLargeCity, getFeaturedCities, largestCitySlugs } from './large-cities.ts'

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

test('features those of the thirty largest cities that the directory has', () => {
  const [moscow, kazan, small] = [aCity({ id: 1, slug: 'moskva' }), aCity({ id: 2 }), aCity({ id: 3, slug: 'lyubim' })]
  const regions = [
    { name: 'А', cities: [kazan, small] },
    { name: 'Б', cities: [moscow] },
  ]
  expect(largestCitySlugs).toHaveLength(30)
  expect(getFeaturedCities(regions)).toEqual({ cities: [moscow, kazan], areLargest: true })
})

test('features the first thirty cities of a directory without a known slug, and does not call them the largest', () => {
  const manyCities = Array.from({ length: 40 }, (_, index) => aCity({ id: index + 1, slug: `город-${index}` }))
  const regions = [
    { name: 'А', cities: manyCities.slice(0, 20) },
    { name: 'Б', cities: manyCities.slice(20) },
  ]
  expect(getFeaturedCities(regions)).toEqual({ cities: manyCities.slice(0, 30), areLargest: false })
})
