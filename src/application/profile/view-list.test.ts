import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { aTree, maths } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CategoryNotFound } from '#domain/category/category.ts'
import { run } from '#application/outcome.ts'
import { viewList } from './view-list.ts'

const error: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const down = () => Effect.fail(error)
const unread = { ok: false, error }
const ok = <A>(value: A) => ({ ok: true, value })
const not = () => Effect.die('not asked')

const kazan = aCity({ id: 5 })
const ufa = aCity({ id: 9, slug: 'ufa', name: 'Уфа' })

interface Given {
  /** How many a query finds; undefined if it can't be read. */
  readonly totals?: (query: ProfileQuery) => number | undefined
  readonly category?: Effect.Effect<typeof maths, CategoryNotFound | ApiUnavailable>
  readonly isTreeDown?: boolean
}

const view = async (asked: Partial<Parameters<ReturnType<typeof viewList>>[0]>, given: Given = {}) => {
  const { totals = () => 228, category = Effect.succeed(maths), isTreeDown } = given
  const queries: ProfileQuery[] = []
  const list = (query: ProfileQuery) => {
    queries.push(query)
    const total = totals(query)
    return total === undefined ? down() : Effect.succeed(aPage(total > 0 ? [aProfile()] : [], { total }))
  }
  const ports = {
    cityGateway: {
      bySlug: () => Effect.succeed(kazan),
      regions: () => Effect.succeed([{ name: 'Поволжье', cities: [kazan, ufa] }]),
    },
    categoryGateway: { tree: () => (isTreeDown ? down() : Effect.succeed(aTree())), bySlug: () => category },
    profileGateway: { list, byId: not, random: not },
  }
  const outcome = await run(viewList(ports)({ city: 'kazan', category: null, filters: {}, page: 1, ...asked }))
  return { ...outcome, queries }
}

/** Nobody is found in Kazan. */
const nobody = ({ cityId }: ProfileQuery) => (cityId === kazan.id ? 0 : 12)
const alternatives = async (...of: Parameters<typeof view>) => {
  const outcome = await view(...of)
  return outcome.ok ? outcome.value.alternatives : outcome.error
}

test('R-list: shows a page of 24 of a city’s list in a category', async () => {
  const filters = { search: 'алгебра', priceTo: 500 }
  const { queries, ...outcome } = await view({ category: maths.slug, filters, page: 2 })
  expect(outcome).toEqual(
    ok({
      city: kazan,
      category: maths,
      categories: ok(aTree()),
      profiles: ok(aPage([aProfile()], { total: 228 })),
      alternatives: {},
    }),
  )
  expect(queries).toEqual([{ cityId: 5, category: maths.slug, ...filters, page: 2, perPage: 24 }])
})

test('shows the list of the whole country', async () => {
  const { queries, ...outcome } = await view({ city: null })
  expect(outcome).toMatchObject(ok({ city: null, category: null, profiles: { ok: true } }))
  expect(queries).toEqual([{ page: 1, perPage: 24 }])
})

describe('R-failed-page', () => {
  test('a city’s list is shown without its profiles, the country’s fails', async () => {
    const totals = () => undefined
    expect(await view({}, { totals })).toMatchObject(
      ok({ profiles: unread, categories: { ok: true }, alternatives: {} }),
    )
    expect(await view({ city: null }, { totals })).toMatchObject(unread)
  })

  test('a list is shown without the tree of categories', async () => {
    expect(await view({}, { isTreeDown: true })).toMatchObject(ok({ categories: unread, profiles: { ok: true } }))
  })

  test('a list fails without its own category', async () => {
    const missing: CategoryNotFound = { _tag: 'CategoryNotFound', slug: maths.slug }
    const list = (category: NonNullable<Given['category']>) => view({ category: maths.slug }, { category })
    expect(await list(Effect.fail(missing))).toMatchObject({ ok: false, error: missing })
    expect(await list(down())).toMatchObject(unread)
  })
})

describe('an empty or short list', () => {
  const search = { search: 'маникур' }
  const near = ok([{ city: ufa, specialists: 12 }])

  test('R-search: offers wider lists below five specialists, and none from five', async () => {
    const totals = (total: number) => (query: ProfileQuery) => (query.perPage > 1 ? total : 12)
    expect(await alternatives({}, { totals: totals(4) })).toEqual({ everywhere: ok(12), near })
    expect(await alternatives({}, { totals: totals(5) })).toEqual({})
  })

  test('of a city leads to the country and the nearest cities that have specialists of the category', async () => {
    expect(await alternatives({ category: maths.slug }, { totals: nobody })).toEqual({ everywhere: ok(12), near })
    const { queries } = await view({ category: maths.slug }, { totals: nobody })
    expect(queries).toContainEqual({ cityId: 9, category: maths.slug, page: 1, perPage: 1 })
  })

  test('of the whole country has nowhere to lead to', async () => {
    expect(await alternatives({ city: null }, { totals: () => 0 })).toEqual({})
  })

  test('with filters says how many there are without them', async () => {
    const totals = ({ priceTo }: ProfileQuery) => (priceTo === undefined ? 86 : 0)
    const filters = { priceTo: 500 }
    const found = await alternatives({ category: maths.slug, filters }, { totals })
    expect(found).toEqual({ unfiltered: ok(86), everywhere: ok(0) })
    const { queries } = await view({ category: maths.slug, filters }, { totals })
    expect(queries).toContainEqual({ cityId: 5, category: maths.slug, page: 1, perPage: 1 })
  })

  test('R-search: counts matches in the country and the nearest cities for a search in a city', async () => {
    const asked = { category: maths.slug, filters: { ...search, sort: 'new' as const } }
    expect(await alternatives(asked, { totals: nobody })).toEqual({ unfiltered: ok(0), everywhere: ok(12), near })
    const { queries } = await view(asked, { totals: nobody })
    expect(queries).toContainEqual({ category: maths.slug, ...search, page: 1, perPage: 1 })
    expect(queries).toContainEqual({ cityId: 9, category: maths.slug, ...search, page: 1, perPage: 1 })
  })

  test('of a search in the whole country can’t be widened', async () => {
    expect(await alternatives({ city: null, filters: search }, { totals: () => 0 })).toEqual({ unfiltered: ok(0) })
  })

  test('offers what could be read', async () => {
    const totals = ({ cityId, perPage }: ProfileQuery) => (cityId === kazan.id ? (perPage > 1 ? 0 : 86) : undefined)
    expect(await alternatives({ filters: search }, { totals })).toEqual({
      unfiltered: ok(86),
      everywhere: unread,
      near: unread,
    })
  })
})
