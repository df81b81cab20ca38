import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aPage } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import { nearTowns } from './near-towns.ts'

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
  return { asked, find: nearTowns(ports) }
}

test('the nearest that have specialists, with their number', async () => {
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

test('asks once an hour, for each category', async () => {
  const { find, asked } = withTotals(() => 1)
  await run(find({ city: here }))
  await run(find({ city: here }))
  expect(asked).toHaveLength(4)
  await run(find({ city: here, category: 'a' }))
  expect(asked).toHaveLength(8)
})

test('one that does not answer is left out, and asked again; without any answer it fails', async () => {
  const { find, asked } = withTotals(id => (id === 3 ? undefined : 1))
  const outcome = await run(find({ city: here }))
  expect(outcome.ok && outcome.value.map(({ city }) => city.slug)).not.toContain('barnaul')
  await run(find({ city: here }))
  expect(asked.map(({ cityId }) => cityId).filter(id => id === 3)).toHaveLength(2)
  expect(await run(withTotals(() => undefined).find({ city: here }))).toMatchObject({ ok: false })
})

test('nobody anywhere is an answer; unread regions are a failure', async () => {
  expect(await run(withTotals(() => 0).find({ city: here }))).toEqual({ ok: true, value: [] })
  const { find } = withTotals(() => 1, down as never)
  expect(await run(find({ city: here }))).toMatchObject({ ok: false })
})
