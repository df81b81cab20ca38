import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCity } from './parse-city.ts'

const kazan = { id: 1, slug: 'kazan', name: 'Казань' }

it('reads a city, and takes nothing else along', () => {
  expect(parseCity({ ...kazan, admin: true })).toEqual(kazan)
})

it.each([
  undefined,
  null,
  'kazan',
  [],
  {},
  { ...kazan, id: '1' },
  { ...kazan, id: 0 },
  { ...kazan, id: 1.5 },
  { ...kazan, id: Number.NaN },
  { ...kazan, slug: undefined },
  { ...kazan, slug: '//evil.example' },
  { ...kazan, name: '' },
  { ...kazan, name: null },
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
