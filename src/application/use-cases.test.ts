import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import { run } from './outcome.ts'
import type { CityGateway, ReviewGateway } from './ports.ts'
import { useCases } from './use-cases.ts'

const down: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const notFound: CityNotFound = { _tag: 'CityNotFound', slug: 'nowhere' }
const not = () => Effect.die('not asked')

const findCity = (answer: ReturnType<CityGateway['bySlug']>) =>
  run(useCases.findCity({ cityGateway: { bySlug: () => answer, regions: not } })('nowhere'))

test('R-errors: a city that nobody could be asked for is told apart from one that does not exist', async () => {
  expect(await findCity(Effect.succeed(aCity()))).toEqual({ ok: true, value: aCity() })
  expect(await findCity(Effect.fail(notFound))).toEqual({ ok: false, error: notFound })
  expect(await findCity(Effect.fail(down))).toEqual({ ok: false, error: { _tag: 'CityUnavailable', slug: 'nowhere' } })
})

test('cities that somebody may have meant, out of all regions', async () => {
  const regions = () => Effect.succeed(someRegions({ Татарстан: ['Казань', 'Елабуга'] }))
  const outcome = await run(useCases.suggestCities({ cityGateway: { bySlug: not, regions } })('казнь'))
  expect(outcome).toMatchObject({ ok: true, value: [{ name: 'Казань' }] })
})

test('R-profile: ten reviews a page', async () => {
  const ofProfile = vi.fn<ReviewGateway['ofProfile']>(() => Effect.fail(down))
  await run(useCases.listReviews({ reviewGateway: { ofProfile, write: not } })({ profileId: 7, page: 2 }))
  expect(ofProfile).toHaveBeenCalledExactlyOnceWith({ profileId: 7, page: 2, perPage: 10 })
})
