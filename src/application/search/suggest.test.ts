import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { aNewcomer, aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import type { CategoryGateway, CityGateway, ProfileGateway } from '#application/ports.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import { suggest } from './suggest.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'], Урал: ['Математинск'] })
const not = () => Effect.die('not asked')
const down = Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })

type Listed = ReturnType<ProfileGateway['list']>

interface Reads {
  readonly list?: Listed
  /** Finds specialists by this text only. */
  readonly found?: string
  readonly regions?: ReturnType<CityGateway['regions']>
  readonly tree?: ReturnType<CategoryGateway['tree']>
  readonly bySlug?: CityGateway['bySlug']
}

async function ask(text: string, city?: string, reads: Reads = {}) {
  const asked: unknown[] = []
  const {
    list = Effect.succeed(aPage([aProfile(), aNewcomer({ id: 8 })])),
    regions: regionsRead = Effect.succeed(regions),
    tree = Effect.succeed(aTree()),
    bySlug = not,
    found,
  } = reads
  const ports = {
    cityGateway: { bySlug, regions: () => regionsRead },
    categoryGateway: { bySlug: not, tree: (where: unknown) => (asked.push(where), tree) },
    profileGateway: {
      byId: not,
      random: not,
      list: (query: ProfileQuery) => (
        asked.push(query),
        found === undefined || query.search === found ? list : Effect.succeed(aPage([], { total: 0 }))
      ),
    },
    translationGateway: { regions: () => regionsRead, categories: () => tree },
    locale: { current: () => 'ru' as const },
  }
  const outcome = await run(suggest(ports)({ text, ...(city !== undefined && { city }) }))
  return { asked, outcome }
}

test('suggests matching categories, specialists and cities of the whole country', async () => {
  const { asked, outcome } = await ask('матем')
  expect(asked).toEqual([{}, { search: 'матем', page: 1, perPage: 3 }])
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

test('finds a name in Latin letters by its Russian spelling', async () => {
  const { outcome } = await ask('Aigul', undefined, { found: 'айгул' })
  expect(outcome).toMatchObject({ value: { specialists: [{ person: { name: 'Айгуль Сафина' } }, { id: 8 }] } })
})

test('suggests at most three specialists, even if the API returns more', async () => {
  const list = Effect.succeed(aPage([7, 8, 9, 10].map(id => aProfile({ id }))))
  const { outcome } = await ask('матем', undefined, { list })
  expect(outcome.ok && outcome.value.specialists.map(({ id }) => id)).toEqual([7, 8, 9])
})

test('reads categories and specialists in parallel', async () => {
  let [now, most] = [0, 0]
  const asked = Effect.promise(async () => {
    most = Math.max(most, (now += 1))
    await Promise.resolve()
    now -= 1
  })
  await ask('матем', undefined, {
    list: asked.pipe(Effect.as(aPage([]))),
    tree: asked.pipe(Effect.as(aTree())),
  })
  expect(most).toBe(2)
})

test('searches in the city if it is known, else in the whole country', async () => {
  expect((await ask('а', 'city-0-1')).asked).toEqual([{ cityId: 2 }, { cityId: 2, search: 'а', page: 1, perPage: 3 }])
  expect((await ask('а', 'nowhere')).asked[0]).toEqual({})
})

test('does not suggest cities with similar names', async () => {
  expect((await ask('казатнь')).outcome).toMatchObject({ value: { cities: [] } })
})

test('suggests categories with similar names only if no specialist matches', async () => {
  const slugs = async (reads: Reads) => {
    const { outcome } = await ask('рептиторы', undefined, reads)
    return outcome.ok ? outcome.value.categories.map(({ slug }) => slug) : undefined
  }
  expect(await slugs({ list: Effect.succeed(aPage([])) })).toEqual(['repetitory'])
  expect(await slugs({ list: down })).toEqual(['repetitory'])
  expect(await slugs({})).toEqual([])
})

const nobody = Effect.succeed(aPage([], { total: 0 }))

test('R-search: suggests the list that the text means, with its number of specialists', async () => {
  const { asked, outcome } = await ask('электрик в казани недорого', undefined, { list: nobody })
  expect(asked.at(-1)).toEqual({ cityId: 1, category: 'elektriki', page: 1, perPage: 1 })
  expect(outcome).toMatchObject({
    value: {
      meant: {
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

test('R-search: keeps the city of the page and the words that are not understood', async () => {
  const { outcome } = await ask('электрик щиток', 'city-0-1', { list: nobody })
  expect(outcome).toMatchObject({ value: { meant: { city: 'city-0-1', inCity: 'в\u00a0Елабуге', search: 'щиток' } } })
})

const findMeant = async (text: string, reads: Reads = {}) => {
  const { outcome } = await ask(text, undefined, reads)
  return outcome.ok ? outcome.value.meant : outcome.error
}

test.each([
  ['a category that is suggested anyway', 'электрик', {}],
  ['a text that is not understood', 'щиток', {}],
  ['a doubtful list when the text finds specialists', 'илектрик', {}],
  ['a city without specialists', 'в казани', { list: nobody }],
])('suggests no list for %s', async (_, text, reads) => {
  expect(await findMeant(text, reads)).toBeUndefined()
})

test('suggests the list without a number when that can’t be read', async () => {
  expect(await findMeant('электрик в казани', { list: down })).toMatchObject({ category: 'elektriki', count: null })
})

const noSpecialists = { list: down }
const noCategories = { tree: down }
const noCities = { regions: down }

test.each([
  ['specialists', noSpecialists],
  ['categories', noCategories],
  ['cities', noCities],
] as const)('returns the other groups and marks the result as incomplete without %s', async (missing, reads) => {
  const whole = await ask('матем')
  const { outcome } = await ask('матем', undefined, reads)
  if (!whole.outcome.ok) throw new Error('suggest failed')
  expect(outcome).toEqual({ ok: true, value: { ...whole.outcome.value, [missing]: [], incomplete: true } })
})

test('reads the city by its slug if the list of cities failed', async () => {
  const kazan = { ...aCity(), id: 2 }
  const { asked } = await ask('а', 'kazan', { ...noCities, bySlug: () => Effect.succeed(kazan) })
  expect(asked).toEqual([{ cityId: 2 }, { cityId: 2, search: 'а', page: 1, perPage: 3 }])
  const unknown = () => Effect.fail<CityNotFound>({ _tag: 'CityNotFound', slug: 'nowhere' })
  expect((await ask('а', 'nowhere', { ...noCities, bySlug: unknown })).asked[0]).toEqual({})
})

test('fails if the city can’t be read, instead of searching in the whole country', async () => {
  expect((await ask('а', 'kazan', { ...noCities, bySlug: () => down })).outcome).toMatchObject({ ok: false })
})

test('fails if no group can be read', async () => {
  const nothing = { ...noSpecialists, ...noCategories, ...noCities }
  expect((await ask('матем', undefined, nothing)).outcome).toMatchObject({
    ok: false,
    error: { _tag: 'ApiUnavailable' },
  })
})
