import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { getOtherCitiesInRegion, getRegionName, parseCity } from './city.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга', 'Чистополь'], Пермский: ['Пермь'] })
const [kazan = aCity()] = regions[0]?.cities ?? []

it('finds the region of a city and the other cities in it', () => {
  expect(getRegionName(regions, kazan)).toBe('Татарстан')
  expect(getOtherCitiesInRegion(regions, kazan).map(({ name }) => name)).toEqual(['Елабуга', 'Чистополь'])
})

it('returns no region and no cities for an unknown city', () => {
  const unknownCity = aCity({ id: 999 })
  expect([getRegionName(regions, unknownCity), getOtherCitiesInRegion(regions, unknownCity)]).toEqual([null, []])
})

const storedCity = { id: 1, slug: 'kazan', name: 'Казань' }

it('parses a city and drops other fields', () => {
  expect(parseCity({ ...storedCity, admin: true })).toEqual(storedCity)
})

it.each([
  undefined,
  null,
  'kazan',
  [],
  {},
  { ...storedCity, id: '1' },
  { ...storedCity, id: 0 },
  { ...storedCity, id: 1.5 },
  { ...storedCity, id: Number.NaN },
  { ...storedCity, slug: undefined },
  { ...storedCity, slug: '//evil.example' },
  { ...storedCity, slug: 'kazan/evil' },
  { ...storedCity, name: '' },
  { ...storedCity, name: null },
  { id: 1, slug: 'kazan' },
])('rejects %j', value => {
  expect(parseCity(value)).toBeUndefined()
})

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), value => void parseCity(value)))
})

it('parses every serialized city', () => {
  const slugs = fc.string({ minLength: 1 }).filter(slug => !/[./]/.test(slug))
  fc.assert(
    fc.property(fc.integer({ min: 1 }), slugs, fc.string({ minLength: 1 }), (id, slug, name) => {
      const city = { id, slug, name }
      expect(parseCity(JSON.parse(JSON.stringify(city)))).toEqual(city)
    }),
  )
})
