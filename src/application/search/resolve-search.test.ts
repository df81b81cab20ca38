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
const not = () => Effect.die('not asked')
const down = () => Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })

interface Given extends Partial<TranslationGateway> {
  readonly city?: string
  readonly locale?: Locale
  /** Number of specialists whom a text finds. */
  readonly total?: number | ((search: string) => number)
}

async function find(text: string, { city, locale = 'ru', total, ...given }: Given = {}) {
  const ports = {
    translationGateway: {
      regions: (language: Locale) => Effect.succeed(regions[language]),
      categories: (language: Locale) => Effect.succeed(trees[language]),
      ...given,
    },
    locale: { current: () => locale },
    profileGateway: {
      byId: not,
      random: not,
      list: ({ search = '' }: ProfileQuery) =>
        total === undefined
          ? not()
          : Effect.succeed(aPage([aProfile()], { total: typeof total === 'number' ? total : total(search) })),
    },
  }
  const outcome = await run(resolveSearch(ports)({ text, city: city ?? null }))
  return outcome.ok ? outcome.value : outcome.error
}

test('R-search: leads to the category and the city that a search names', async () => {
  expect(await find('сантехник в казани')).toEqual({ city: 'kazan', category: 'santekhniki', search: '' })
  expect(await find('электрик недорого москва', { city: 'kazan' })).toEqual({
    city: 'moskva',
    category: 'elektriki',
    sort: 'price',
    search: '',
  })
})

test('R-search: keeps the current city and what is not understood', async () => {
  expect(await find('репетитор математики ЕГЭ', { city: 'kazan' })).toEqual({
    city: 'kazan',
    category: 'repetitory/matematika',
    search: 'ЕГЭ',
  })
})

test('understands names in every language', async () => {
  expect(await find('electrician kazan')).toMatchObject({ city: 'kazan', category: 'elektriki' })
  expect(await find('сантехник в казани', { locale: 'en' })).toMatchObject({ city: 'kazan', category: 'santekhniki' })
})

test('leaves a search that it does not understand', async () => {
  expect(await find('Иван Петров-Водкин')).toBeNull()
})

test.each(['Владимир', 'сантихник'])('leaves %j if it finds specialists as it is', async text => {
  expect(await find(text, { total: 1 })).toBeNull()
  expect(await find(text, { total: 0 })).toMatchObject({ search: '' })
})

test('understands the names that can be read', async () => {
  expect(await find('сантехник в казани', { regions: down })).toMatchObject({ category: 'santekhniki' })
  expect(await find('специалисты в казани', { categories: down })).toMatchObject({ city: 'kazan' })
  const isRussianDown = (language: Locale) => (language === 'ru' ? down() : Effect.succeed(trees[language]))
  expect(await find('plumber in Kazan', { categories: isRussianDown, total: 1 })).toMatchObject({
    city: 'kazan',
    category: null,
  })
})

test('R-search: falls back to the Russian spelling of a name', async () => {
  const total = (search: string) => (search === 'айгул сафина' ? 1 : 0)
  expect(await find('Aigul Safina', { city: 'kazan', total })).toEqual({
    city: 'kazan',
    category: null,
    search: 'айгул сафина',
  })
  expect(await find('plumber Aigul Safina', { total })).toEqual({
    city: null,
    category: 'santekhniki',
    search: 'айгул сафина',
  })
  expect(await find('Aigul Safina', { total: 2 })).toBeNull()
  expect(await find('Aigul Safina', { total: 0 })).toBeNull()
})
