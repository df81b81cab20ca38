import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { getOtherCitiesInRegion, getRegionName, parseCity } from './city.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга', 'Чистополь'], Пермский: ['Пермь'] })
const [kazan = aCity()] = regions[0]?.cities ?? []

it('a city is in its region, beside the others of it', () => {
  expect(getRegionName(regions, kazan)).toBe('Татарстан')
  expect(getOtherCitiesInRegion(regions, kazan).map(({ name }) => name)).toEqual(['Елабуга', 'Чистополь'])
})

it('nobody knows of a city that no region has', () => {
  const unknown = aCity({ id: 999 })
  expect([getRegionName(regions, unknown), getOtherCitiesInRegion(regions, unknown)]).toEqual([null, []])
})

const stored = { id: 1, slug: 'kazan', name: 'Казань' }

it('reads a city, and takes nothing else along', () => {
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
])('reads no city in %j', value => {
  expect(parseCity(value)).toBeUndefined()
})

it('reads back what it wrote, and never throws', () => {
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
