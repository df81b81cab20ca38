import type { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import {
  createCategoryGateway,
  createCityGateway,
  createProfileGateway,
  createReviewGateway,
} from './directory-gateways.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'

const refusedOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }

function createGateways(value: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () => Response.json(value, { status }))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createApiClient({ baseUrl: 'http://api.test', locale: { get: () => 'ru' }, logger, fetch })
  const listRequests = () => fetch.mock.calls.map(([url]) => url.replace('http://api.test/api', ''))
  return {
    listRequests,
    city: createCityGateway(client),
    category: createCategoryGateway(client),
    profile: createProfileGateway(client),
    review: createReviewGateway(client),
  }
}

describe('a 404', () => {
  const { city, category, profile } = createGateways({ message: 'Not found' }, 404)

  it('reports the missing entity', async () => {
    expect(await run(city.findBySlug('nope'))).toEqual({ ok: false, error: { _tag: 'CityNotFound', slug: 'nope' } })
    expect(await run(category.findBySlug({ slug: 'a/b' }))).toEqual({
      ok: false,
      error: { _tag: 'CategoryNotFound', slug: 'a/b' },
    })
    expect(await run(profile.findById(9))).toEqual({ ok: false, error: { _tag: 'ProfileNotFound', id: 9 } })
  })

  it.each([
    ['regions', city.listRegions()],
    ['categories', category.listTree({})],
    ['profiles', profile.list({ page: 1, perPage: 24 })],
    ['random profiles', profile.listRandom(4)],
  ])('for %s means that the API is unavailable', async (_, call: Effect.Effect<unknown, unknown>) => {
    expect(await run(call)).toEqual(refusedOutcome)
  })
})

describe('a call', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('is not sent for the profile id %d', async id => {
    const { profile, listRequests } = createGateways({ profile: { id: 1 } })
    expect(await run(profile.findById(id))).toEqual({ ok: false, error: { _tag: 'ProfileNotFound', id } })
    expect(listRequests()).toEqual([])
  })

  it('uses the paths and parameter names of the API', async () => {
    const { category, profile, listRequests } = createGateways({})
    await run(category.listTree({ cityId: 5 }))
    await run(category.listTree({}))
    await run(category.listTree({ cityId: 5, withAvatars: true }))
    await run(category.findBySlug({ slug: 'a/b', cityId: 5 }))
    await run(profile.list({ cityId: 5, category: 'a/b', sort: 'price', page: 2, perPage: 24 }))
    await run(profile.list({ cityId: 5, page: 1, perPage: 4 }))
    await run(profile.listRandom(4))
    await run(profile.findById(17))
    expect(listRequests()).toEqual([
      '/categories?city_id=5&withProfiles=0&lang=ru',
      '/categories?withProfiles=0&lang=ru',
      '/categories?city_id=5&withProfiles=1&lang=ru',
      '/categories/a%2Fb?city_id=5&lang=ru',
      '/v2/profiles?city_id=5&category=a%2Fb&sort=price&page=2&per_page=24&lang=ru',
      '/v2/profiles?city_id=5&sort=rating&page=1&per_page=4&lang=ru',
      '/profiles/specialities/random?amount=4&lang=ru',
      '/profiles/17?lang=ru',
    ])
  })
})

describe('a page past the end', () => {
  const lastPage = { data: [{ id: 7 }], current_page: 2, last_page: 2, per_page: 24, total: 25 }
  const { profile, review } = createGateways(lastPage)

  it.each([
    ['profiles', (page: number) => profile.list({ page, perPage: 24 })],
    ['reviews', (page: number) => review.listByProfile({ profileId: 7, page, perPage: 24 })],
  ])(
    'of %s is empty, even if the API returns its last page',
    async (_, list: (page: number) => Effect.Effect<unknown, unknown>) => {
      expect(await run(list(3))).toEqual({
        ok: true,
        value: { items: [], page: 3, lastPage: 2, perPage: 24, total: 25 },
      })
      expect(await run(list(2))).toMatchObject({ ok: true, value: { items: [{ id: 7 }], page: 2 } })
    },
  )
})

describe('R-random: random profiles', () => {
  const listRandomIds = async (...profiles: unknown[]) => {
    const entries = profiles.map((profile, index) => ({ id: index + 1, name: 'Плитка', slug: 'tiles', profile }))
    const outcome = await run(createGateways({ profiles: entries }).profile.listRandom(3))
    return outcome.ok ? outcome.value.map(({ id }) => id) : outcome.error
  }

  it('are distinct and limited, without specialities that have no profile', async () => {
    expect(await listRandomIds({ id: 1 }, null, undefined, { id: 2 }, { id: 1 })).toEqual([1, 2])
    expect(await listRandomIds({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })).toEqual([1, 2, 3])
  })

  it('R-answers: may come as a bare list or as a page', async () => {
    const entries = [{ id: 1, name: 'Плитка', slug: 'tiles', profile: { id: 1 } }]
    for (const body of [entries, { data: entries }, { profiles: { data: entries } }]) {
      const outcome = await run(createGateways(body).profile.listRandom(3))
      expect(outcome).toMatchObject({ ok: true, value: [{ id: 1 }] })
    }
    expect(await run(createGateways({}).profile.listRandom(3))).toMatchObject({ ok: false })
  })

  it('may be empty', async () => {
    expect(await listRandomIds()).toEqual([])
    expect(await listRandomIds(null, null)).toEqual([])
  })

  it('fail when all entries are invalid', async () => {
    expect(await listRandomIds({ id: 0 }, { id: 2 })).toEqual([2])
    expect(await listRandomIds({ id: 0 })).toEqual({ _tag: 'ApiUnavailable', reason: 'broken' })
  })
})
