import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import { run } from '#application/outcome.ts'
import type { CityGateway } from '#application/ports.ts'
import { findCity, suggestCities } from './find-city.ts'

const unavailableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const notFound: CityNotFound = { _tag: 'CityNotFound', slug: 'nowhere' }
const dieIfCalled = () => Effect.die('unexpected call')

const find = (result: ReturnType<CityGateway['findBySlug']>) =>
  run(findCity({ cityGateway: { findBySlug: () => result, listRegions: dieIfCalled } })('nowhere'))

test('R-errors: distinguishes an unavailable API from a city that does not exist', async () => {
  expect(await find(Effect.succeed(aCity()))).toEqual({ ok: true, value: aCity() })
  expect(await find(Effect.fail(notFound))).toEqual({ ok: false, error: notFound })
  expect(await find(Effect.fail(unavailableError))).toEqual({
    ok: false,
    error: { _tag: 'CityUnavailable', slug: 'nowhere' },
  })
})

test('suggests cities with a similar name', async () => {
  const listRegions = () => Effect.succeed(someRegions({ Татарстан: ['Казань', 'Елабуга'] }))
  const outcome = await run(suggestCities({ cityGateway: { findBySlug: dieIfCalled, listRegions } })('казнь'))
  expect(outcome).toMatchObject({ ok: true, value: [{ name: 'Казань' }] })
})
