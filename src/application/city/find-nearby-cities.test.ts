import { Effect } from 'effect'
import { afterEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aPage } from '#tests/builders/profile.ts'
import type { Region } from '#domain/city/city.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import { findNearbyCities } from './find-nearby-cities.ts'

afterEach(() => vi.useRealTimers())

const apiUnavailableFailure = Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })
const dieIfCalled = () => Effect.die('unexpected call')
const slugs = ['yarovoe', 'slavgorod', 'barnaul', 'kamen-na-obi', 'novosibirsk', 'zeya']
const cities = slugs.map((slug, index) => aCity({ id: index + 1, slug, name: slug }))
const origin = cities[0] ?? aCity()

const setUp = (
  getTotal: (cityId: number, category?: string) => number | undefined,
  regions: Effect.Effect<readonly Region[], ApiUnavailable> = Effect.succeed([{ name: 'A', cities }]),
) => {
  const queries: ProfileQuery[] = []
  const ports = {
    cityGateway: { findBySlug: dieIfCalled, listRegions: () => regions },
    profileGateway: {
      findById: dieIfCalled,
      listRandom: dieIfCalled,
      list: (query: ProfileQuery) => {
        queries.push(query)
        const total = getTotal(query.cityId ?? 0, query.category)
        return total === undefined ? apiUnavailableFailure : Effect.succeed(aPage([], { total }))
      },
    },
  }
  return { queries, ports, find: findNearbyCities(ports) }
}

test('returns the nearest cities that have specialists, with their numbers of specialists and distances', async () => {
  const { find, queries } = setUp(id => (id === 2 ? 0 : id * 10))
  const outcome = await run(find({ city: origin, category: 'elektriki' }))
  expect(outcome).toMatchObject({
    ok: true,
    value: [
      { city: { slug: 'kamen-na-obi' }, specialistCount: 40, distanceKm: 210 },
      { city: { slug: 'barnaul' } },
      { city: { slug: 'novosibirsk' } },
    ],
  })
  expect(queries).toHaveLength(4)
  expect(queries[0]).toEqual({ cityId: 2, category: 'elektriki', page: 1, perPage: 1 })
})

test('caches counts by category', async () => {
  const { find, queries } = setUp(() => 1)
  await run(find({ city: origin }))
  await run(find({ city: origin }))
  expect(queries).toHaveLength(4)
  await run(find({ city: origin, category: 'a' }))
  expect(queries).toHaveLength(8)
  await run(find({ city: origin, category: 'b' }))
  expect(queries).toHaveLength(12)
})

test('shares counts between two instances of the use-case with the same gateway', async () => {
  const { ports, queries } = setUp(() => 1)
  await run(findNearbyCities(ports)({ city: origin }))
  await run(findNearbyCities(ports)({ city: origin }))
  expect(queries).toHaveLength(4)
})

test('caches a separate count for each city and category', async () => {
  const { find } = setUp((id, category) => (category === undefined ? id * 10 : id))
  const findCounts = async (category?: string) => {
    const outcome = await run(find({ city: origin, ...(category !== undefined && { category }) }))
    return outcome.ok && outcome.value.map(({ city, specialistCount }) => [city.id, specialistCount])
  }
  const counts = [
    [2, 20],
    [4, 40],
    [3, 30],
    [5, 50],
  ]
  const categoryCounts = [
    [2, 2],
    [4, 4],
    [3, 3],
    [5, 5],
  ]
  expect([await findCounts(), await findCounts('a'), await findCounts(), await findCounts('a')]).toEqual([
    counts,
    categoryCounts,
    counts,
    categoryCounts,
  ])
})

test('reads counts again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { find, queries } = setUp(() => 1)
  await run(find({ city: origin }))
  vi.advanceTimersByTime(3_599_999)
  await run(find({ city: origin }))
  expect(queries).toHaveLength(4)
  vi.advanceTimersByTime(1)
  await run(find({ city: origin }))
  expect(queries).toHaveLength(8)
})

test('reads all counts in parallel', async () => {
  let [runningCount, maxRunning] = [0, 0]
  const trackCall = async () => {
    maxRunning = Math.max(maxRunning, (runningCount += 1))
    await Promise.resolve()
    runningCount -= 1
  }
  const { ports } = setUp(() => 1)
  const list = () => Effect.promise(trackCall).pipe(Effect.as(aPage([], { total: 1 })))
  const profileGateway = { ...ports.profileGateway, list }
  await run(findNearbyCities({ ...ports, profileGateway })({ city: origin }))
  expect(maxRunning).toBe(4)
})

test('returns at most four cities', async () => {
  const citiesWithoutPoint = Array.from({ length: 9 }, (_, index) => aCity({ id: index + 1, slug: `nowhere-${index}` }))
  const { find } = setUp(() => 1, Effect.succeed([{ name: 'A', cities: citiesWithoutPoint }]))
  const outcome = await run(find({ city: citiesWithoutPoint[0] ?? aCity() }))
  expect(outcome.ok && outcome.value).toHaveLength(4)
})

test('omits cities whose count failed without caching the failure, and fails if all counts failed', async () => {
  const { find, queries } = setUp(id => (id === 3 ? undefined : 1))
  const outcome = await run(find({ city: origin }))
  expect(outcome.ok && outcome.value.map(({ city }) => city.slug)).toEqual(['slavgorod', 'kamen-na-obi', 'novosibirsk'])
  await run(find({ city: origin }))
  expect(queries.map(({ cityId }) => cityId).filter(id => id === 3)).toHaveLength(2)
  expect(await run(setUp(() => undefined).find({ city: origin }))).toMatchObject({ ok: false })
})

test('returns nothing if no city has specialists, and fails if the regions can’t be read', async () => {
  expect(await run(setUp(() => 0).find({ city: origin }))).toEqual({ ok: true, value: [] })
  const { find } = setUp(() => 1, apiUnavailableFailure)
  expect(await run(find({ city: origin }))).toMatchObject({ ok: false })
})
