import { expect, it } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { citiesBeside, regionOf } from './region-of.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга', 'Чистополь'], Пермский: ['Пермь'] })
const [kazan = aCity()] = regions[0]?.cities ?? []

it('a city is in its region, beside the others of it', () => {
  expect(regionOf(regions, kazan)).toBe('Татарстан')
  expect(citiesBeside(regions, kazan).map(({ name }) => name)).toEqual(['Елабуга', 'Чистополь'])
})

it('nobody knows of a city that no region has', () => {
  const unknown = aCity({ id: 999 })
  expect([regionOf(regions, unknown), citiesBeside(regions, unknown)]).toEqual([null, []])
})
