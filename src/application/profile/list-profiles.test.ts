import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import { run } from '#application/outcome.ts'
import { countProfiles, listProfilePages, randomProfiles } from './list-profiles.ts'

/** Five pages of ten specialists. */
function gateway() {
  const asked: ProfileQuery[] = []
  const list = (query: ProfileQuery) =>
    Effect.sync(() => {
      asked.push(query)
      const ids = query.page > 5 ? [] : Array.from({ length: 10 }, (_, index) => (query.page - 1) * 10 + index)
      return aPage(
        ids.map(id => aProfile({ id })),
        { page: query.page, lastPage: 5 },
      )
    })
  const not = () => Effect.die('not asked')
  return { asked, profileGateway: { list, byId: not, random: not } }
}
const ask = async (from: number, to: number) => {
  const { asked, profileGateway } = gateway()
  const outcome = await run(listProfilePages({ profileGateway })({ from, to, perPage: 10 }))
  const ids = outcome.ok ? outcome.value.profiles.map(({ id }) => id) : []
  return { asked, ids, lastPage: outcome.ok ? outcome.value.lastPage : 0 }
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('lists the pages in order', async () => {
  const { asked, ids, lastPage } = await ask(2, 4)
  expect(ids).toEqual(range(10, 40))
  expect(lastPage).toBe(5)
  expect(asked).toEqual([2, 3, 4].map(page => ({ page, perPage: 10, sort: 'new' })))
})

test('requests no page past the last, except the first one', async () => {
  expect((await ask(4, 100)).ids).toEqual(range(30, 50))
  expect((await ask(6, 100)).asked).toHaveLength(1)
})

test('requests a single page with one call', async () => {
  const { asked, ids } = await ask(1, 1)
  expect(ids).toEqual(range(0, 10))
  expect(asked).toHaveLength(1)
})

test('R-random: requests four specialists', async () => {
  const random = vi.fn<(amount: number) => Effect.Effect<[]>>(() => Effect.succeed([]))
  await run(randomProfiles({ profileGateway: { ...gateway().profileGateway, random } })())
  expect(random).toHaveBeenCalledExactlyOnceWith(4)
})

test('counts matching specialists with the shortest page', async () => {
  const { asked, profileGateway } = gateway()
  const list = (query: ProfileQuery) => profileGateway.list(query).pipe(Effect.map(page => ({ ...page, total: 34 })))
  const outcome = await run(countProfiles({ profileGateway: { ...profileGateway, list } })({ cityId: 5, priceTo: 900 }))
  expect(outcome).toEqual({ ok: true, value: 34 })
  expect(asked).toEqual([{ cityId: 5, priceTo: 900, page: 1, perPage: 1 }])
})
