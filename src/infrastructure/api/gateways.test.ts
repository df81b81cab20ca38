import type { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { categoryGateway, cityGateway, profileGateway } from './directory-gateways.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'

const refused = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }

/** Gateways of an API that always answers the same. */
function given(value: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () => Response.json(value, { status }))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createApiClient({ baseUrl: 'http://api.test', locale: { current: () => 'ru' }, logger, fetch })
  const asked = () => fetch.mock.calls.map(([address]) => address.replace('http://api.test/api', ''))
  return { asked, city: cityGateway(client), category: categoryGateway(client), profile: profileGateway(client) }
}

describe('a 404', () => {
  const { city, category, profile } = given({ message: 'Not found' }, 404)

  it('reports the missing entity', async () => {
    expect(await run(city.bySlug('nope'))).toEqual({ ok: false, error: { _tag: 'CityNotFound', slug: 'nope' } })
    expect(await run(category.bySlug({ slug: 'a/b' }))).toEqual({
      ok: false,
      error: { _tag: 'CategoryNotFound', slug: 'a/b' },
    })
    expect(await run(profile.byId(9))).toEqual({ ok: false, error: { _tag: 'ProfileNotFound', id: 9 } })
  })

  it.each([
    ['regions', city.regions()],
    ['categories', category.tree({})],
    ['profiles', profile.list({ page: 1, perPage: 24 })],
    ['random profiles', profile.random(4)],
  ])('to %s means that the API is unavailable', async (_, call: Effect.Effect<unknown, unknown>) => {
    expect(await run(call)).toEqual(refused)
  })
})

describe('a call', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('is not sent for a profile %d', async id => {
    const { profile, asked } = given({ profile: { id: 1 } })
    expect(await run(profile.byId(id))).toEqual({ ok: false, error: { _tag: 'ProfileNotFound', id } })
    expect(asked()).toEqual([])
  })

  it('uses the wire’s names', async () => {
    const { category, profile, asked } = given({})
    await run(category.tree({ cityId: 5 }))
    await run(category.tree({}))
    await run(category.tree({ cityId: 5, withAvatars: true }))
    await run(category.bySlug({ slug: 'a/b', cityId: 5 }))
    await run(profile.list({ cityId: 5, category: 'a/b', sort: 'price', page: 2, perPage: 24 }))
    await run(profile.list({ cityId: 5, page: 1, perPage: 4 }))
    await run(profile.random(4))
    await run(profile.byId(17))
    expect(asked()).toEqual([
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

describe('R-random: random profiles', () => {
  const drawn = async (...profiles: unknown[]) => {
    const entries = profiles.map((profile, at) => ({ id: at + 1, name: 'Плитка', slug: 'tiles', profile }))
    const outcome = await run(given({ profiles: entries }).profile.random(3))
    return outcome.ok ? outcome.value.map(({ id }) => id) : outcome.error
  }

  it('are distinct and limited, without specialities that have no profile', async () => {
    expect(await drawn({ id: 1 }, null, undefined, { id: 2 }, { id: 1 })).toEqual([1, 2])
    expect(await drawn({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })).toEqual([1, 2, 3])
  })

  it('R-answers: may come as a bare list', async () => {
    const entries = [{ id: 1, name: 'Плитка', slug: 'tiles', profile: { id: 1 } }]
    for (const answer of [entries, { data: entries }, { profiles: { data: entries } }]) {
      const outcome = await run(given(answer).profile.random(3))
      expect(outcome).toMatchObject({ ok: true, value: [{ id: 1 }] })
    }
    expect(await run(given({}).profile.random(3))).toMatchObject({ ok: false })
  })

  it('may be empty', async () => {
    expect(await drawn()).toEqual([])
    expect(await drawn(null, null)).toEqual([])
  })

  it('fail when the answer is invalid', async () => {
    expect(await drawn({ id: 0 }, { id: 2 })).toEqual([2])
    expect(await drawn({ id: 0 })).toEqual({ _tag: 'ApiUnavailable', reason: 'broken' })
  })
})
