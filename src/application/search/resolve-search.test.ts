import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { getDemoCategories, getDemoRegions } from '#tests/builders/directory.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { run } from '#application/outcome.ts'
import type { TranslationGateway } from '#application/ports.ts'
import { resolveSearch } from './resolve-search.ts'

const regions = { ru: getDemoRegions('ru'), en: getDemoRegions('en') }
const trees = { ru: getDemoCategories('ru'), en: getDemoCategories('en') }
const kazanId = regions.ru.flatMap(({ cities }) => cities).find(({ slug }) => slug === 'kazan')?.id
const dieIfCalled = () => Effect.die('unexpected call')
const fail = () => Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })

interface FindOptions extends Partial<TranslationGateway> {
  readonly city?: string
  readonly locale?: Locale
  readonly total?: number | ((search: string, cityId?: number) => number)
}

async function resolve(text: string, { city, locale = 'ru', total, ...gateway }: FindOptions = {}) {
  const ports = {
    translationGateway: {
      listRegions: (nameLocale: Locale) => Effect.succeed(regions[nameLocale]),
      listCategories: (nameLocale: Locale) => Effect.succeed(trees[nameLocale]),
      ...gateway,
    },
    locale: { get: () => locale },
    profileGateway: {
      findById: dieIfCalled,
      listRandom: dieIfCalled,
      list: ({ search = '', cityId }: ProfileQuery) =>
        total === undefined
          ? dieIfCalled()
          : Effect.succeed(aPage([aProfile()], { total: typeof total === 'number' ? total : total(search, cityId) })),
    },
  }
  const outcome = await run(resolveSearch(ports)({ text, city: city ?? null }))
  return outcome.ok ? outcome.value : outcome.error
}

const find = async (...input: Parameters<typeof resolve>) => {
  const value = await resolve(...input)
  return 'list' in value ? value.list : value
}

test('R-search: finds the category and the city that a search names', async () => {
  expect(await find('сантехник в казани')).toEqual({ city: 'kazan', category: 'santekhniki', search: '' })
  expect(await find('электрик недорого москва', { city: 'kazan' })).toEqual({
    city: 'moskva',
    category: 'elektriki',
    sort: 'price',
    search: '',
  })
})

test('R-search: keeps the current city and the unrecognized words', async () => {
  expect(await find('репетитор математики ЕГЭ', { city: 'kazan' })).toEqual({
    city: 'kazan',
    category: 'repetitory/matematika',
    search: 'ЕГЭ',
  })
})

test('R-search: turns a price in the text into a price filter', async () => {
  expect(await find('репетитор до 2000 рублей', { city: 'kazan' })).toEqual({
    city: 'kazan',
    category: 'repetitory',
    priceTo: 2000,
    search: '',
  })
  expect(await find('до 2 тыс')).toEqual({ city: null, category: null, priceTo: 2000, search: '' })
})

test('R-search: ignores a repeated city', async () => {
  expect(await find('сантехники казань казань')).toEqual({ city: 'kazan', category: 'santekhniki', search: '' })
})

test('recognizes names in every language', async () => {
  expect(await find('electrician kazan')).toMatchObject({ city: 'kazan', category: 'elektriki' })
  expect(await find('сантехник в казани', { locale: 'en' })).toMatchObject({ city: 'kazan', category: 'santekhniki' })
})

test('returns null for a search without recognized words', async () => {
  expect(await find('Иван Петров-Водкин')).toBeNull()
})

test('keeps the searched city if a surname is also an inflected city name', async () => {
  const list = await find('Мария Иванова в Казани')
  expect(list).toEqual({ city: 'kazan', category: null, search: 'Мария Иванова' })
  for (const name of ['Мария Иванова', 'Иванова']) expect(await find(name, { city: 'kazan', total: 0 })).toBeNull()
})

test.each(['Владимир', 'сантихник', 'репетитор Иванова', 'репетиторы Москвы', 'Слесарев'])(
  'returns null for %j if the text itself finds specialists',
  async text => {
    expect(await find(text, { total: 1 })).toBeNull()
    expect(await find(text, { total: 0 })).toMatchObject({ search: '' })
  },
)

test('R-search: finds a person by the Russian spelling of a surname that resembles a category', async () => {
  const getTotal = (search: string) => (search === 'слесарев' ? 1 : 0)
  expect(await find('Slesarev', { total: getTotal })).toEqual({ city: null, category: null, search: 'слесарев' })
  expect(await find('Slesarev', { total: 0 })).toMatchObject({ search: '' })
})

test('R-search: does not take a city for the beginning of a surname', async () => {
  const getTotal = (search: string) => (search === 'казан' ? 1 : 0)
  expect(await find('Kazan', { total: getTotal })).toEqual({ city: 'kazan', category: null, search: '' })
})

test('R-search: counts the specialists that match the text in the current city, as suggestions do', async () => {
  const findFromKazan = (cityWithResults: number | undefined) =>
    find('репетитор Иванова', { city: 'kazan', total: (_, cityId) => (cityId === cityWithResults ? 1 : 0) })
  expect(await findFromKazan(kazanId)).toBeNull()
  expect(await findFromKazan(undefined)).toMatchObject({ category: 'repetitory' })
})

test('recognizes cities or categories when the other list fails to load', async () => {
  expect(await find('сантехник в казани', { listRegions: fail })).toMatchObject({ category: 'santekhniki' })
  expect(await find('специалисты в казани', { listCategories: fail })).toMatchObject({ city: 'kazan' })
  const listEnglishCategories = (locale: Locale) => (locale === 'ru' ? fail() : Effect.succeed(trees[locale]))
  expect(await find('plumber in Kazan', { listCategories: listEnglishCategories, total: 1 })).toMatchObject({
    city: 'kazan',
    category: null,
  })
})

test('reads the names once while the names of the other language fail to load', async () => {
  let readCount = 0
  const russianRegions = regions.ru.map(({ name, cities }) => ({
    name,
    get cities() {
      readCount += 1
      return cities
    },
  }))
  const listRegions = (locale: Locale) => (locale === 'ru' ? Effect.succeed(russianRegions) : fail())
  await resolve('сантехник', { listRegions })
  const firstReadCount = readCount
  expect(firstReadCount).toBeGreaterThan(0)
  await resolve('сантехник', { listRegions })
  expect(readCount).toBe(firstReadCount)
})

test('reports that names failed to load, even if the search is recognized', async () => {
  expect(await resolve('сантехник')).toMatchObject({ isIncomplete: false })
  expect(await resolve('сантехник', { listRegions: fail })).toMatchObject({ isIncomplete: true })
  const listEnglishRegions = (locale: Locale) => (locale === 'ru' ? Effect.succeed(regions.ru) : fail())
  expect(await resolve('Марина', { listRegions: listEnglishRegions })).toEqual({ list: null, isIncomplete: true })
})

test('R-search: falls back to the Russian spelling of a name', async () => {
  const getTotal = (search: string) => (search === 'айгул сафина' ? 1 : 0)
  expect(await find('Aigul Safina', { city: 'kazan', total: getTotal })).toEqual({
    city: 'kazan',
    category: null,
    search: 'айгул сафина',
  })
  expect(await find('plumber Aigul Safina', { total: getTotal })).toEqual({
    city: null,
    category: 'santekhniki',
    search: 'айгул сафина',
  })
  expect(await find('Aigul Safina', { total: 2 })).toBeNull()
  expect(await find('Aigul Safina', { total: 0 })).toBeNull()
})

test('R-search: finds the Russian spelling of a name in the country if the city has nobody of that name', async () => {
  const findFromKazan = (text: string, calls: string[] = []) =>
    find(text, {
      city: 'kazan',
      total: (search, cityId) => {
        calls.push(`${search} ${cityId === undefined ? 'country' : 'city'}`)
        return cityId === undefined && search === 'айгул сафина' ? 1 : 0
      },
    })
  expect(await findFromKazan('Aigul Safina')).toEqual({ city: 'kazan', category: null, search: 'айгул сафина' })
  expect(await findFromKazan('plumber Aigul Safina')).toMatchObject({
    category: 'santekhniki',
    search: 'айгул сафина',
  })
  const calls: string[] = []
  expect(await findFromKazan('Bob', calls)).toBeNull()
  expect(calls).toEqual(['Bob city', 'боб city', 'Bob country', 'боб country'])
})

test('R-search: keeps a Latin text as typed if it has results in the country', async () => {
  const getTotal = (search: string, cityId?: number) => (cityId === undefined && /yamaha|ямаха/i.test(search) ? 1 : 0)
  expect(await find('Yamaha', { city: 'kazan', total: getTotal })).toBeNull()
})

test('R-search: does not search the country twice', async () => {
  const searches: string[] = []
  const countNobody = (search: string) => {
    searches.push(search)
    return 0
  }
  expect(await find('Bob', { total: countNobody })).toBeNull()
  expect(searches).toEqual(['Bob', 'боб'])
})

test.each(['kazan', 'moskva'])(
  'with current city %s, looks for the Russian spelling of a name in the city that the search names',
  async city => {
    const getTotal = (search: string, cityId?: number) => (cityId !== kazanId || search === 'айгул сафина' ? 1 : 0)
    expect(await find('plumber Aigul Safina in Kazan', { city, total: getTotal })).toEqual({
      city: 'kazan',
      category: 'santekhniki',
      search: 'айгул сафина',
    })
  },
)
