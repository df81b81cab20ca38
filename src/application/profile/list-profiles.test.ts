import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import { maxPage } from '#domain/shared/pagination.ts'
import { run } from '#application/outcome.ts'
import { countProfiles, listProfilePages, listRandomProfiles } from './list-profiles.ts'

function createGateway() {
  const queries: ProfileQuery[] = []
  const list = (query: ProfileQuery) =>
    Effect.sync(() => {
      queries.push(query)
      const ids = query.page > 5 ? [] : Array.from({ length: 10 }, (_, index) => (query.page - 1) * 10 + index)
      return aPage(
        ids.map(id => aProfile({ id })),
        { page: query.page, lastPage: 5 },
      )
    })
  const dieIfCalled = () => Effect.die('unexpected call')
  return { queries, profileGateway: { list, findById: dieIfCalled, listRandom: dieIfCalled } }
}
const listPages = async (from: number, to: number) => {
  const { queries, profileGateway } = createGateway()
  const outcome = await run(listProfilePages({ profileGateway })({ from, to, perPage: 10 }))
  const ids = outcome.ok ? outcome.value.profiles.map(({ id }) => id) : []
  return { queries, ids, lastPage: outcome.ok ? outcome.value.lastPage : 0 }
}
const createRange = (from: number, end: number) => Array.from({ length: end - from }, (_, index) => from + index)

test('lists the pages in order', async () => {
  const { queries, ids, lastPage } = await listPages(2, 4)
  expect(ids).toEqual(createRange(10, 40))
  expect(lastPage).toBe(5)
  expect(queries).toEqual([2, 3, 4].map(page => ({ page, perPage: 10, sort: 'new' })))
})

test('requests no page past the last one, except the first page of the range', async () => {
  const { queries, ids } = await listPages(4, 100)
  expect(ids).toEqual(createRange(30, 50))
  expect(queries.map(({ page }) => page)).toEqual([4, 5])
  expect((await listPages(6, 100)).queries).toHaveLength(1)
})

test('requests a single page with one call', async () => {
  const { queries, ids } = await listPages(1, 1)
  expect(ids).toEqual(createRange(0, 10))
  expect(queries).toHaveLength(1)
})

test.each([maxPage + 1, 2e9, 9e13])('fails if the API reports %d pages', async lastPage => {
  const { profileGateway } = createGateway()
  const list = () => Effect.succeed(aPage([aProfile()], { lastPage }))
  const outcome = await run(
    listProfilePages({ profileGateway: { ...profileGateway, list } })({ from: 1, to: 1, perPage: 10 }),
  )
  expect(outcome).toEqual({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'broken' } })
})

test('R-random: requests four specialists', async () => {
  const listRandom = vi.fn<(amount: number) => Effect.Effect<[]>>(() => Effect.succeed([]))
  await run(listRandomProfiles({ profileGateway: { ...createGateway().profileGateway, listRandom } })())
  expect(listRandom).toHaveBeenCalledExactlyOnceWith(4)
})

test('counts matching specialists by requesting a page of one', async () => {
  const { queries, profileGateway } = createGateway()
  const list = (query: ProfileQuery) => profileGateway.list(query).pipe(Effect.map(page => ({ ...page, total: 34 })))
  const outcome = await run(countProfiles({ profileGateway: { ...profileGateway, list } })({ cityId: 5, priceTo: 900 }))
  expect(outcome).toEqual({ ok: true, value: 34 })
  expect(queries).toEqual([{ cityId: 5, priceTo: 900, page: 1, perPage: 1 }])
})
