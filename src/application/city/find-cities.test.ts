import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { someCities } from '#tests/builders/many-cities.ts'
import { run } from '#application/outcome.ts'
import { countCities } from '#domain/city/region-list.ts'
import type { Region } from '#domain/city/city.ts'
import { findCityById, listRegions, findCities } from './find-cities.ts'

const createPorts = (regions: readonly Region[]) => ({
  cityGateway: { findBySlug: () => Effect.die('unexpected call'), listRegions: () => Effect.succeed(regions) },
})

const few = createPorts(someRegions({ Татарстан: ['Казань', 'Кукмор', 'Елабуга'] }))

test('a browser loads all cities of a short list', async () => {
  expect(await run(listRegions(few)())).toEqual({ ok: true, value: await run(few.cityGateway.listRegions()).then(get) })
})

test('finds a city by its id', async () => {
  expect(await run(findCityById(few)(2))).toEqual({
    ok: true,
    value: { id: 2, slug: 'city-0-1', name: 'Кукмор' },
  })
  expect(await run(findCityById(few)(77))).toEqual({ ok: true, value: null })
})

test('finds cities by name with their ids, and similar names if none matches', async () => {
  const outcome = await run(findCities(few)({ text: 'казань' }))
  expect(outcome).toMatchObject({
    ok: true,
    value: { cities: [{ id: 1, slug: 'city-0-0' }], total: 1, isFuzzy: false },
  })
  expect(await run(findCities(few)({ text: 'казнь' }))).toMatchObject({
    ok: true,
    value: { cities: [{ id: 1 }], isFuzzy: true },
  })
})

describe.each(['ru', 'en'] as const)('of 10,000 cities in %s', locale => {
  const many = createPorts(someCities(10_000, locale))

  test('a browser loads the largest', async () => {
    const list = get(await run(listRegions(many)()))
    expect('total' in list && countCities(list.largest)).toBe(30)
  })

  test('a search returns at most 60, and the number of matches', async () => {
    const { cities, total } = get(await run(findCities(many)({ text: locale === 'ru' ? 'к' : 'k' })))
    expect(cities).toHaveLength(60)
    expect(total).toBeGreaterThan(500)
    expect(cities[0]).toMatchObject({ slug: 'kazan' })
  })
})

function get<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!outcome.ok) throw new Error('The use-case failed')
  return outcome.value
}
