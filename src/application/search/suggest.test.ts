import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { aNewcomer, aPage, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import type { CategoryGateway, CityGateway, ProfileGateway } from '#application/ports.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import { suggest } from './suggest.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'], Урал: ['Математинск'] })
const dieIfCalled = () => Effect.die('unexpected call')
const unavailableFailure = Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })

interface SuggestOptions {
  readonly list?: ReturnType<ProfileGateway['list']>
  readonly searchWithResults?: string
  /** Replaces `list`. */
  readonly count?: (query: ProfileQuery) => number
  readonly regions?: ReturnType<CityGateway['listRegions']>
  readonly tree?: ReturnType<CategoryGateway['listTree']>
  readonly translatedTree?: ReturnType<CategoryGateway['listTree']>
  readonly findBySlug?: CityGateway['findBySlug']
}

async function suggestFor(text: string, city?: string, options: SuggestOptions = {}) {
  const queries: unknown[] = []
  const {
    list = Effect.succeed(aPage([aProfile(), aNewcomer({ id: 8 })])),
    regions: regionsResult = Effect.succeed(regions),
    tree = Effect.succeed(aTree()),
    translatedTree = tree,
    findBySlug = dieIfCalled,
    searchWithResults,
    count,
  } = options
  const ports = {
    cityGateway: { findBySlug, listRegions: () => regionsResult },
    categoryGateway: {
      findBySlug: dieIfCalled,
      listTree: (query: unknown) => {
        queries.push(query)
        return tree
      },
    },
    profileGateway: {
      findById: dieIfCalled,
      listRandom: dieIfCalled,
      list: (query: ProfileQuery) => {
        queries.push(query)
        if (count) return Effect.succeed(aPage(count(query) > 0 ? [aProfile()] : [], { total: count(query) }))
        const hasResults = searchWithResults === undefined || query.search === searchWithResults
        return hasResults ? list : Effect.succeed(aPage([], { total: 0 }))
      },
    },
    translationGateway: {
      listRegions: () => regionsResult,
      listCategories: (requestedLocale: Locale) => (requestedLocale === 'ru' ? tree : translatedTree),
    },
    locale: { get: () => 'ru' as const },
  }
  const outcome = await run(suggest(ports)({ text, ...(city !== undefined && { city }) }))
  return { queries, outcome }
}

test('suggests matching categories, specialists and cities of the whole country', async () => {
  const { queries, outcome } = await suggestFor('матем')
  expect(queries).toEqual([{}, { search: 'матем', page: 1, perPage: 3 }])
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      categories: [{ slug: 'repetitory/matematika', match: { start: 0, end: 5 } }],
      specialists: [
        { id: 7, person: { name: 'Айгуль Сафина' }, specialities: 'Математика, физика', rating: 4.9 },
        { id: 8, specialities: null, rating: null },
      ],
      cities: [{ name: 'Математинск', region: 'Урал' }],
    },
  })
  expect(outcome.ok && 'incomplete' in outcome.value).toBe(false)
})

test('lists a speciality first if its name matches the text', async () => {
  const specialities = ['Гитара', 'Вокал', 'Электрогитара'].map((name, id) => aSpeciality({ id, name }))
  const list = Effect.succeed(aPage([aProfile({ specialities })]))
  const { outcome } = await suggestFor('электр', undefined, { list })
  expect(outcome).toMatchObject({ value: { specialists: [{ specialities: 'Электрогитара, гитара' }] } })
})

test('lists a speciality before the others if its category matches the text, but after one whose name matches', async () => {
  const specialities = ['Гитара', 'Люстры', 'Электрогитара'].map((name, id) =>
    aSpeciality({ id, name, categoryId: name === 'Люстры' ? 4 : null }),
  )
  const [guitar, lamps, electricGuitar] = specialities
  const suggestSpecialities = async (...offered: readonly (typeof guitar)[]) => {
    const list = Effect.succeed(aPage([aProfile({ specialities: offered.flatMap(speciality => speciality ?? []) })]))
    const { outcome } = await suggestFor('электр', undefined, { list })
    return outcome.ok ? outcome.value.specialists[0]?.specialities : undefined
  }
  expect(await suggestSpecialities(guitar, lamps)).toBe('Люстры, гитара')
  expect(await suggestSpecialities(guitar, lamps, electricGuitar)).toBe('Электрогитара, люстры')
})

test('finds a name in Latin letters by its Russian spelling', async () => {
  const { outcome } = await suggestFor('Aigul', undefined, { searchWithResults: 'айгул' })
  expect(outcome).toMatchObject({ value: { specialists: [{ person: { name: 'Айгуль Сафина' } }, { id: 8 }] } })
})

test('suggests at most three specialists, even if the API returns more', async () => {
  const list = Effect.succeed(aPage([7, 8, 9, 10].map(id => aProfile({ id }))))
  const { outcome } = await suggestFor('матем', undefined, { list })
  expect(outcome.ok && outcome.value.specialists.map(({ id }) => id)).toEqual([7, 8, 9])
})

test('reads categories and specialists in parallel', async () => {
  let [runningCount, maxRunning] = [0, 0]
  const trackCall = Effect.promise(async () => {
    maxRunning = Math.max(maxRunning, (runningCount += 1))
    await Promise.resolve()
    runningCount -= 1
  })
  await suggestFor('матем', undefined, {
    list: trackCall.pipe(Effect.as(aPage([]))),
    tree: trackCall.pipe(Effect.as(aTree())),
    // Otherwise the reads of both languages would run in parallel too.
    translatedTree: Effect.succeed(aTree()),
  })
  expect(maxRunning).toBe(2)
})

test('searches in the city if it is known, else in the whole country', async () => {
  const { queries } = await suggestFor('а', 'city-0-1')
  expect(queries).toEqual([{ cityId: 2 }, { cityId: 2, search: 'а', page: 1, perPage: 3 }])
  expect((await suggestFor('а', 'nowhere')).queries[0]).toEqual({})
})

test('does not suggest cities with similar names', async () => {
  expect((await suggestFor('казатнь')).outcome).toMatchObject({ value: { cities: [] } })
})

test('suggests categories with similar names only if no specialist matches', async () => {
  const suggestSlugs = async (options: SuggestOptions) => {
    const { outcome } = await suggestFor('рептиторы', undefined, options)
    return outcome.ok ? outcome.value.categories.map(({ slug }) => slug) : undefined
  }
  expect(await suggestSlugs({ list: Effect.succeed(aPage([])) })).toEqual(['repetitory'])
  expect(await suggestSlugs({ list: unavailableFailure })).toEqual(['repetitory'])
  expect(await suggestSlugs({})).toEqual([])
})

const emptyList = Effect.succeed(aPage([], { total: 0 }))

test('R-search: suggests the list that the text describes, with its number of specialists', async () => {
  const { queries, outcome } = await suggestFor('электрик в казани недорого', undefined, { list: emptyList })
  expect(queries.at(-1)).toEqual({ cityId: 1, category: 'elektriki', page: 1, perPage: 1 })
  expect(outcome).toMatchObject({
    value: {
      suggestedList: {
        city: 'city-0-0',
        category: 'elektriki',
        categoryName: 'Электрики',
        inCity: 'в\u00a0Казани',
        sort: 'price',
        search: '',
        count: 0,
      },
    },
  })
})

test('R-search: suggests the list with the price in the text, even if its category is suggested too', async () => {
  const { queries, outcome } = await suggestFor('электрики до 2 тыс', undefined, { list: emptyList })
  expect(queries.at(-1)).toEqual({ category: 'elektriki', priceTo: 2000, page: 1, perPage: 1 })
  expect(outcome).toMatchObject({
    value: {
      categories: [{ slug: 'elektriki' }],
      suggestedList: { category: 'elektriki', priceTo: 2000, search: '' },
    },
  })
})

test('R-search: suggests the list with the order in the text, even if its category is suggested too', async () => {
  const { outcome } = await suggestFor('электрики недорого', undefined, { list: emptyList })
  expect(outcome).toMatchObject({
    value: {
      categories: [{ slug: 'elektriki' }],
      suggestedList: { category: 'elektriki', sort: 'price', search: '' },
    },
  })
})

test('R-search: keeps the city of the page and the unrecognized words', async () => {
  const { outcome } = await suggestFor('электрик щиток', 'city-0-1', { list: emptyList })
  expect(outcome).toMatchObject({
    value: { suggestedList: { city: 'city-0-1', inCity: 'в\u00a0Елабуге', search: 'щиток' } },
  })
})

test('R-city-groups: names the region of a city that shares its name with another one', async () => {
  const namesakes = Effect.succeed(
    someRegions({ 'Кировская область': ['Киров', 'Слободской'], 'Калужская область': ['Киров'] }),
  )
  const { outcome } = await suggestFor('электрик киров', 'city-0-1', { regions: namesakes })
  expect(outcome).toMatchObject({ value: { suggestedList: { inCity: 'в\u00a0Кирове (Кировская область)' } } })
  const other = await suggestFor('электрик слободской', undefined, { regions: namesakes })
  expect(other.outcome).toMatchObject({ value: { suggestedList: { inCity: 'в\u00a0Слободском' } } })
})

test('R-search: uses the Russian spelling of a name that only the whole country has, as the redirect does', async () => {
  const countInCountry = (query: ProfileQuery) => (query.cityId === undefined && query.search === 'айгул' ? 1 : 0)
  const { outcome } = await suggestFor('электрик Aigul', 'city-0-0', { count: countInCountry })
  expect(outcome).toMatchObject({
    value: { suggestedList: { city: 'city-0-0', category: 'elektriki', search: 'айгул', count: 0 } },
  })
})

test('R-search: suggests the list with the Russian spelling of a name, as the redirect does', async () => {
  const list = Effect.succeed(aPage([aProfile()], { total: 1 }))
  const { outcome } = await suggestFor('электрик Aigul', undefined, { list, searchWithResults: 'айгул' })
  expect(outcome).toMatchObject({
    value: { suggestedList: { category: 'elektriki', search: 'айгул', count: 1 } },
  })
})

const suggestListFor = async (text: string, options: SuggestOptions = {}) => {
  const { outcome } = await suggestFor(text, undefined, options)
  return outcome.ok ? outcome.value.suggestedList : outcome.error
}

test.each([
  ['a category that is already suggested', 'электрик', {}],
  ['a text without recognized words', 'щиток', {}],
  ['a misspelled category if the text finds specialists', 'илектрик', {}],
  ['a city without specialists', 'в казани', { list: emptyList }],
])('suggests no list for %s', async (_, text, options) => {
  expect(await suggestListFor(text, options)).toBeUndefined()
})

test('suggests the list without a count if the count can’t be read', async () => {
  expect(await suggestListFor('электрик в казани', { list: unavailableFailure })).toMatchObject({
    category: 'elektriki',
    count: null,
  })
})

const unreadableSpecialists = { list: unavailableFailure }
const unreadableCategories = { tree: unavailableFailure }
const unreadableCities = { regions: unavailableFailure }

test.each([
  ['specialists', unreadableSpecialists],
  ['categories', unreadableCategories],
  ['cities', unreadableCities],
] as const)(
  'returns the other groups and marks the result as incomplete if the %s can’t be read',
  async (missing, options) => {
    const complete = await suggestFor('матем')
    const { outcome } = await suggestFor('матем', undefined, options)
    if (!complete.outcome.ok) throw new Error('suggest failed')
    expect(outcome).toEqual({ ok: true, value: { ...complete.outcome.value, [missing]: [], incomplete: true } })
  },
)

test('marks the result as incomplete if the names of another language can’t be read', async () => {
  const { outcome } = await suggestFor('матем', undefined, { translatedTree: unavailableFailure })
  expect(outcome).toMatchObject({ ok: true, value: { incomplete: true } })
})

test('reads the city by its slug if the list of cities can’t be read', async () => {
  const kazan = { ...aCity(), id: 2 }
  const { queries } = await suggestFor('а', 'kazan', { ...unreadableCities, findBySlug: () => Effect.succeed(kazan) })
  expect(queries).toEqual([{ cityId: 2 }, { cityId: 2, search: 'а', page: 1, perPage: 3 }])
  const failToFind = () => Effect.fail<CityNotFound>({ _tag: 'CityNotFound', slug: 'nowhere' })
  expect((await suggestFor('а', 'nowhere', { ...unreadableCities, findBySlug: failToFind })).queries[0]).toEqual({})
})

test('R-search: counts the specialists in the city of the page if the list of cities can’t be read', async () => {
  const kazan = { ...aCity(), id: 2 }
  const list = Effect.succeed(aPage([], { total: 0 }))
  const options = { ...unreadableCities, list, findBySlug: () => Effect.succeed(kazan) }
  const { queries, outcome } = await suggestFor('электрик щиток', 'kazan', options)
  expect(queries.at(-1)).toEqual({ cityId: 2, category: 'elektriki', search: 'щиток', page: 1, perPage: 1 })
  expect(outcome).toMatchObject({ value: { suggestedList: { city: 'kazan', inCity: 'в\u00a0Казани' } } })
})

test('fails if the city can’t be read, instead of searching in the whole country', async () => {
  expect(
    (await suggestFor('а', 'kazan', { ...unreadableCities, findBySlug: () => unavailableFailure })).outcome,
  ).toMatchObject({
    ok: false,
  })
})

test('fails if no group can be read', async () => {
  const failingReads = { ...unreadableSpecialists, ...unreadableCategories, ...unreadableCities }
  expect((await suggestFor('матем', undefined, failingReads)).outcome).toMatchObject({
    ok: false,
    error: { _tag: 'ApiUnavailable' },
  })
})
