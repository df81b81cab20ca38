import { Effect } from 'effect'
import { afterEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aPage } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import { nearTowns } from './near-towns.ts'

afterEach(() => vi.useRealTimers())

const down = Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })
const not = () => Effect.die('not asked')
const slugs = ['yarovoe', 'slavgorod', 'barnaul', 'kamen-na-obi', 'novosibirsk', 'zeya']
const cities = slugs.map((slug, index) => aCity({ id: index + 1, slug, name: slug }))
const here = cities[0] ?? aCity()

const withTotals = (
  totalOf: (cityId: number) => number | undefined,
  regions = Effect.succeed([{ name: 'A', cities }]),
) => {
  const asked: ProfileQuery[] = []
  const ports = {
    cityGateway: { bySlug: not, regions: () => regions },
    profileGateway: {
      byId: not,
      random: not,
      list: (query: ProfileQuery) => {
        asked.push(query)
        const total = totalOf(query.cityId ?? 0)
        return total === undefined ? down : Effect.succeed(aPage([], { total }))
      },
    },
  }
  return { asked, ports, find: nearTowns(ports) }
}

test('returns the nearest cities that have specialists, with their number', async () => {
  const { find, asked } = withTotals(id => (id === 2 ? 0 : id * 10))
  const outcome = await run(find({ city: here, category: 'elektriki' }))
  expect(outcome).toMatchObject({
    ok: true,
    value: [
      { city: { slug: 'kamen-na-obi' }, specialists: 40 },
      { city: { slug: 'barnaul' } },
      { city: { slug: 'novosibirsk' } },
    ],
  })
  expect(asked).toHaveLength(4)
  expect(asked[0]).toEqual({ cityId: 2, category: 'elektriki', page: 1, perPage: 1 })
})

test('caches counts by category', async () => {
  const { find, asked } = withTotals(() => 1)
  await run(find({ city: here }))
  await run(find({ city: here }))
  expect(asked).toHaveLength(4)
  await run(find({ city: here, category: 'a' }))
  expect(asked).toHaveLength(8)
  await run(find({ city: here, category: 'b' }))
  expect(asked).toHaveLength(12)
})

test('shares counts among the use-cases of one gateway', async () => {
  const { ports, asked } = withTotals(() => 1)
  await run(nearTowns(ports)({ city: here }))
  await run(nearTowns(ports)({ city: here }))
  expect(asked).toHaveLength(4)
})

test('does not mix the counts of towns and categories', async () => {
  const { find } = withTotals(id => id * 10)
  const towns = async (category?: string) => {
    const outcome = await run(find({ city: here, ...(category !== undefined && { category }) }))
    return outcome.ok && outcome.value.map(({ city, specialists }) => [city.id, specialists])
  }
  const nearest = [
    [2, 20],
    [4, 40],
    [3, 30],
    [5, 50],
  ]
  expect([await towns(), await towns(), await towns('a')]).toEqual([nearest, nearest, nearest])
})

test('reads counts again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { find, asked } = withTotals(() => 1)
  await run(find({ city: here }))
  vi.advanceTimersByTime(3_599_999)
  await run(find({ city: here }))
  expect(asked).toHaveLength(4)
  vi.advanceTimersByTime(1)
  await run(find({ city: here }))
  expect(asked).toHaveLength(8)
})

test('reads all counts in parallel', async () => {
  let [now, most] = [0, 0]
  const answered = async () => {
    most = Math.max(most, (now += 1))
    await Promise.resolve()
    now -= 1
  }
  const { ports } = withTotals(() => 1)
  const list = () => Effect.promise(answered).pipe(Effect.as(aPage([], { total: 1 })))
  const profileGateway = { ...ports.profileGateway, list }
  await run(nearTowns({ ...ports, profileGateway })({ city: here }))
  expect(most).toBe(4)
})

test('returns at most four cities', async () => {
  const nowhere = Array.from({ length: 9 }, (_, index) => aCity({ id: index + 1, slug: `nowhere-${index}` }))
  const { find } = withTotals(() => 1, Effect.succeed([{ name: 'A', cities: nowhere }]))
  const outcome = await run(find({ city: nowhere[0] ?? aCity() }))
  expect(outcome.ok && outcome.value).toHaveLength(4)
})

test('omits cities whose count failed without caching the failure, and fails if all counts failed', async () => {
  const { find, asked } = withTotals(id => (id === 3 ? undefined : 1))
  const outcome = await run(find({ city: here }))
  expect(outcome.ok && outcome.value.map(({ city }) => city.slug)).toEqual(['slavgorod', 'kamen-na-obi', 'novosibirsk'])
  await run(find({ city: here }))
  expect(asked.map(({ cityId }) => cityId).filter(id => id === 3)).toHaveLength(2)
  expect(await run(withTotals(() => undefined).find({ city: here }))).toMatchObject({ ok: false })
})

test('succeeds without specialists anywhere, and fails without regions', async () => {
  expect(await run(withTotals(() => 0).find({ city: here }))).toEqual({ ok: true, value: [] })
  const { find } = withTotals(() => 1, down as never)
  expect(await run(find({ city: here }))).toMatchObject({ ok: false })
})
