import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aCategory, tutors } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CategoryGateway, CityGateway, ProfileGateway } from '#application/ports.ts'
import { run } from '#application/outcome.ts'
import { viewCity } from './view-city.ts'

const error: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const fail = () => Effect.fail(error)
const failure = { ok: false, error }
const dieIfCalled = () => Effect.die('unexpected call')

const kazan = aCity({ id: 5 })
const ufa = aCity({ id: 9, slug: 'ufa', name: 'Уфа' })

interface ViewOptions
  extends Partial<Pick<CityGateway, 'findBySlug' | 'listRegions'>>, Partial<Pick<CategoryGateway, 'listTree'>> {
  readonly total?: number
  readonly isListDown?: true
  readonly areCountsDown?: true
}

const view = async ({ total = 2143, areCountsDown, isListDown, ...gateways }: ViewOptions = {}) => {
  const list: ProfileGateway['list'] = ({ cityId }) => {
    if (cityId !== kazan.id) return areCountsDown ? fail() : Effect.succeed(aPage([], { total: 12 }))
    return isListDown ? fail() : Effect.succeed(aPage(total > 0 ? [aProfile()] : [], { total }))
  }
  const {
    findBySlug = () => Effect.succeed(kazan),
    listRegions = () => Effect.succeed([{ name: 'Поволжье', cities: [kazan, ufa] }]),
    listTree = () => Effect.succeed([tutors]),
  } = gateways
  const ports = {
    cityGateway: { findBySlug, listRegions },
    categoryGateway: { listTree, findBySlug: dieIfCalled },
    profileGateway: { findById: dieIfCalled, listRandom: dieIfCalled, list },
  }
  const outcome = await run(viewCity(ports)('kazan'))
  return outcome.ok ? outcome.value : outcome.error
}

const nearbyCities = { ok: true, value: [{ city: ufa, specialistCount: 12, distanceKm: 450 }] }

test('returns the city with the regions, its categories and its best specialists', async () => {
  expect(await view()).toEqual({
    city: kazan,
    namesakeRegion: null,
    regions: { ok: true, value: [{ name: 'Поволжье', cities: [kazan, ufa] }] },
    categories: { ok: true, value: [tutors] },
    bestProfiles: { ok: true, value: aPage([aProfile()], { total: 2143 }) },
  })
})

test('R-city-groups: returns the region of a city with namesakes', async () => {
  const otherKazan = aCity({ id: 6, slug: 'kazan-2' })
  const regions = [
    { name: 'Поволжье', cities: [kazan] },
    { name: 'Сибирь', cities: [otherKazan] },
  ]
  expect(await view({ listRegions: () => Effect.succeed(regions) })).toMatchObject({ namesakeRegion: 'Поволжье' })
})

test.each([
  [0, nearbyCities],
  [2, nearbyCities],
  [3, undefined],
])('lists the nearest cities only for a city with few specialists: %i', async (total, expected) => {
  expect(Reflect.get(await view({ total }), 'nearbyCities')).toEqual(expected)
})

test('omits categories without specialists, on all levels', async () => {
  const children = tutors.children.map((child, index) => ({ ...child, profilesCount: index === 0 ? 5 : 0 }))
  const tree = [{ ...tutors, children }, aCategory({ slug: 'empty', profilesCount: 0 })]
  expect(await view({ listTree: () => Effect.succeed(tree) })).toMatchObject({
    categories: { ok: true, value: [{ ...tutors, children: [{ profilesCount: 5 }] }] },
  })
})

test('R-failed-page: each part fails on its own', async () => {
  expect(await view({ listRegions: fail })).toMatchObject({
    namesakeRegion: null,
    regions: failure,
    bestProfiles: { ok: true },
  })
  expect(await view({ listTree: fail })).toMatchObject({ categories: failure, bestProfiles: { ok: true } })
  expect(await view({ total: 0, areCountsDown: true })).toMatchObject({
    nearbyCities: failure,
    bestProfiles: { ok: true },
  })
})

test('omits the nearest cities if the number of specialists is unknown', async () => {
  const overview = await view({ isListDown: true })
  expect(overview).toMatchObject({ bestProfiles: failure, categories: { ok: true } })
  expect(overview).not.toHaveProperty('nearbyCities')
})

test('fails if the city can’t be read', async () => {
  expect(await view({ findBySlug: fail })).toEqual({ _tag: 'CityUnavailable', slug: 'kazan' })
})
