import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { createRegionsWithCities } from '#tests/builders/many-cities.ts'
import { run } from '#application/outcome.ts'
import { countCities } from '#domain/city/region-list.ts'
import type { Region } from '#domain/city/city.ts'
import { findCityById, listRegions, findCities } from './find-cities.ts'

const createPorts = (regions: readonly Region[]) => ({
  cityGateway: { findBySlug: () => Effect.die('unexpected call'), listRegions: () => Effect.succeed(regions) },
})

const shortRegions = someRegions({ Татарстан: ['Казань', 'Кукмор', 'Елабуга'] })
const shortListPorts = createPorts(shortRegions)

test('a browser loads all cities of a short list', async () => {
  expect(await run(listRegions(shortListPorts)())).toEqual({ ok: true, value: shortRegions })
})

test('finds a city by its id, and returns null for an unknown id', async () => {
  expect(await run(findCityById(shortListPorts)(2))).toEqual({
    ok: true,
    value: { id: 2, slug: 'city-0-1', name: 'Кукмор' },
  })
  expect(await run(findCityById(shortListPorts)(77))).toEqual({ ok: true, value: null })
})

test('finds cities by name with their ids, and similar names if none matches', async () => {
  const outcome = await run(findCities(shortListPorts)({ text: 'казань' }))
  expect(outcome).toMatchObject({
    ok: true,
    value: { cities: [{ id: 1, slug: 'city-0-0' }], total: 1, isFuzzy: false },
  })
  expect(await run(findCities(shortListPorts)({ text: 'казнь' }))).toMatchObject({
    ok: true,
    value: { cities: [{ id: 1 }], isFuzzy: true },
  })
})

describe.each(['ru', 'en'] as const)('with 10,000 cities in %s', locale => {
  const longListPorts = createPorts(createRegionsWithCities(10_000, locale))

  test('a browser loads only thirty of them', async () => {
    const list = getValue(await run(listRegions(longListPorts)()))
    expect('total' in list && countCities(list.largest)).toBe(30)
  })

  test('a search returns 60 cities at most, and the number of matches', async () => {
    const { cities, total } = getValue(await run(findCities(longListPorts)({ text: locale === 'ru' ? 'к' : 'k' })))
    expect(cities).toHaveLength(60)
    expect(total).toBeGreaterThan(500)
    expect(cities[0]).toMatchObject({ slug: 'kazan' })
  })
})

function getValue<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!outcome.ok) throw new Error('The use-case failed')
  return outcome.value
}
