import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { aTree, math } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CategoryNotFound } from '#domain/category/category.ts'
import { run } from '#application/outcome.ts'
import { viewList } from './view-list.ts'

const error: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const fail = () => Effect.fail(error)
const failure = { ok: false, error }
const createOk = <A>(value: A) => ({ ok: true, value })
const dieIfCalled = () => Effect.die('unexpected call')

const kazan = aCity({ id: 5 })
const ufa = aCity({ id: 9, slug: 'ufa', name: 'Уфа' })
const regions = [
  { name: 'Поволжье', cities: [kazan, ufa] },
  { name: 'Сибирь', cities: [aCity({ id: 6, slug: 'kazan-2' })] },
]

interface ViewOptions {
  /** Undefined for a failed query. */
  readonly getTotal?: (query: ProfileQuery) => number | undefined
  readonly category?: Effect.Effect<typeof math, CategoryNotFound | ApiUnavailable>
  readonly isTreeDown?: boolean
  readonly areRegionsDown?: boolean
}

const view = async (
  input: Partial<Parameters<ReturnType<typeof viewList>>[0]>,
  { getTotal = () => 228, category = Effect.succeed(math), isTreeDown, areRegionsDown }: ViewOptions = {},
) => {
  const queries: ProfileQuery[] = []
  const list = (query: ProfileQuery) => {
    queries.push(query)
    const total = getTotal(query)
    return total === undefined ? fail() : Effect.succeed(aPage(total > 0 ? [aProfile()] : [], { total }))
  }
  const ports = {
    cityGateway: {
      findBySlug: () => Effect.succeed(kazan),
      listRegions: () => (areRegionsDown ? fail() : Effect.succeed(regions)),
    },
    categoryGateway: {
      listTree: () => (isTreeDown ? fail() : Effect.succeed(aTree())),
      findBySlug: () => category,
    },
    profileGateway: { list, findById: dieIfCalled, listRandom: dieIfCalled },
    locale: { get: () => 'ru' as const },
  }
  const outcome = await run(viewList(ports)({ city: 'kazan', category: null, filters: {}, page: 1, ...input }))
  return { ...outcome, queries }
}

const getTotalOutsideKazan = ({ cityId }: ProfileQuery) => (cityId === kazan.id ? 0 : 12)
const findAlternatives = async (...args: Parameters<typeof view>) => {
  const outcome = await view(...args)
  return outcome.ok ? outcome.value.alternatives : outcome.error
}

test('R-list: returns a page of 24 specialists in a city and a category', async () => {
  const filters = { search: 'алгебра', priceTo: 500 }
  const { queries, ...outcome } = await view({ category: math.slug, filters, page: 2 })
  expect(outcome).toEqual(
    createOk({
      city: kazan,
      namesakeRegion: createOk('Поволжье'),
      category: math,
      categories: createOk(aTree()),
      profiles: createOk(aPage([aProfile()], { total: 228 })),
      alternatives: {},
    }),
  )
  expect(queries).toEqual([{ cityId: 5, category: math.slug, ...filters, page: 2, perPage: 24 }])
})

test('returns the list of the whole country', async () => {
  const { queries, ...outcome } = await view({ city: null })
  expect(outcome).toMatchObject(
    createOk({ city: null, namesakeRegion: createOk(null), category: null, profiles: { ok: true } }),
  )
  expect(queries).toEqual([{ page: 1, perPage: 24 }])
})

describe('R-failed-page', () => {
  test('if the profiles can’t be read, returns a city’s list without them, and fails for the whole country', async () => {
    const getTotal = () => undefined
    expect(await view({}, { getTotal })).toMatchObject(createOk({ profiles: failure, categories: { ok: true } }))
    expect(await findAlternatives({}, { getTotal })).toEqual({})
    expect(await view({ city: null }, { getTotal })).toMatchObject(failure)
  })

  test('returns a list although the category tree can’t be read', async () => {
    expect(await view({}, { isTreeDown: true })).toMatchObject(
      createOk({ categories: failure, profiles: { ok: true } }),
    )
  })

  test('returns a list although the regions can’t be read', async () => {
    expect(await view({}, { areRegionsDown: true })).toMatchObject(
      createOk({ namesakeRegion: failure, categories: { ok: true }, profiles: { ok: true } }),
    )
    expect(await view({ city: null }, { areRegionsDown: true })).toMatchObject(
      createOk({ namesakeRegion: createOk(null) }),
    )
  })

  test('fails if the category of the list can’t be read', async () => {
    const notFound: CategoryNotFound = { _tag: 'CategoryNotFound', slug: math.slug }
    const viewCategory = (category: NonNullable<ViewOptions['category']>) => view({ category: math.slug }, { category })
    expect(await viewCategory(Effect.fail(notFound))).toMatchObject({ ok: false, error: notFound })
    expect(await viewCategory(fail())).toMatchObject(failure)
  })
})

describe('an empty or short list', () => {
  const search = { search: 'маникур' }
  const nearbyCitiesOutcome = createOk([{ city: ufa, specialistCount: 12, distanceKm: 450 }])

  test('has alternatives if it has fewer than five specialists, and none otherwise', async () => {
    const createTotalReader = (total: number) => (query: ProfileQuery) => (query.perPage > 1 ? total : 12)
    const alternatives = { countryCount: createOk(12), nearbyCities: nearbyCitiesOutcome }
    expect(await findAlternatives({}, { getTotal: createTotalReader(4) })).toEqual(alternatives)
    expect(await findAlternatives({}, { getTotal: createTotalReader(5) })).toEqual({})
  })

  test('of a city has the country and the nearest cities with the category as alternatives', async () => {
    expect(await findAlternatives({ category: math.slug }, { getTotal: getTotalOutsideKazan })).toEqual({
      countryCount: createOk(12),
      nearbyCities: nearbyCitiesOutcome,
    })
    const { queries } = await view({ category: math.slug }, { getTotal: getTotalOutsideKazan })
    expect(queries).toContainEqual({ cityId: 9, category: math.slug, page: 1, perPage: 1 })
  })

  test('of the whole country has no alternatives', async () => {
    expect(await findAlternatives({ city: null }, { getTotal: () => 0 })).toEqual({})
  })

  test('with filters has the number of specialists without them', async () => {
    const getTotal = ({ priceTo }: ProfileQuery) => (priceTo === undefined ? 86 : 0)
    const filters = { priceTo: 500 }
    const alternatives = await findAlternatives({ category: math.slug, filters }, { getTotal })
    expect(alternatives).toEqual({ unfilteredCount: createOk(86), countryCount: createOk(0) })
    const { queries } = await view({ category: math.slug, filters }, { getTotal })
    expect(queries).toContainEqual({ cityId: 5, category: math.slug, page: 1, perPage: 1 })
  })

  test('R-search: counts matches in the country and the nearest cities for a search in a city', async () => {
    const input = { category: math.slug, filters: { ...search, sort: 'new' as const } }
    expect(await findAlternatives(input, { getTotal: getTotalOutsideKazan })).toEqual({
      unfilteredCount: createOk(0),
      countryCount: createOk(12),
      nearbyCities: nearbyCitiesOutcome,
    })
    const { queries } = await view(input, { getTotal: getTotalOutsideKazan })
    expect(queries).toContainEqual({ category: math.slug, ...search, page: 1, perPage: 1 })
    expect(queries).toContainEqual({ cityId: 9, category: math.slug, ...search, page: 1, perPage: 1 })
  })

  test('of a search in the whole country has only the number without the search', async () => {
    expect(await findAlternatives({ city: null, filters: search }, { getTotal: () => 0 })).toEqual({
      unfilteredCount: createOk(0),
    })
  })

  test('has the alternatives that can be read when others fail', async () => {
    const getTotal = ({ cityId, perPage }: ProfileQuery) => (cityId === kazan.id ? (perPage > 1 ? 0 : 86) : undefined)
    expect(await findAlternatives({ filters: search }, { getTotal })).toEqual({
      unfilteredCount: createOk(86),
      countryCount: failure,
      nearbyCities: failure,
    })
  })
})
