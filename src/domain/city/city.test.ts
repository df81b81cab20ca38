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
  const unknown = aCity({ id: 999 })
  expect([getRegionName(regions, unknown), getOtherCitiesInRegion(regions, unknown)]).toEqual([null, []])
})

const stored = { id: 1, slug: 'kazan', name: 'Казань' }

it('parses a city and drops other fields', () => {
  expect(parseCity({ ...stored, admin: true })).toEqual(stored)
})

it.each([
  undefined,
  null,
  'kazan',
  [],
  {},
  { ...stored, id: '1' },
  { ...stored, id: 0 },
  { ...stored, id: 1.5 },
  { ...stored, id: Number.NaN },
  { ...stored, slug: undefined },
  { ...stored, slug: '//evil.example' },
  { ...stored, slug: 'kazan/evil' },
  { ...stored, name: '' },
  { ...stored, name: null },
  { id: 1, slug: 'kazan' },
])('rejects %j', value => {
  expect(parseCity(value)).toBeUndefined()
})

it('parses every serialised city, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const city = parseCity(value)
      expect(city === undefined || /^[a-z0-9-]+$/.test(city.slug)).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.string({ minLength: 1 }), (id, name) => {
      const city = { id, slug: 'kazan', name }
      expect(parseCity(JSON.parse(JSON.stringify(city)))).toEqual(city)
    }),
  )
})
