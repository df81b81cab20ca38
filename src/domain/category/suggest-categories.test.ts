import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCategory } from '#tests/builders/category.ts'
import { fold } from '#domain/search/fold.ts'
import { suggestCategories } from './suggest-categories.ts'

const tree = [
  aCategory({
    slug: 'avto',
    name: 'Автомастера',
    children: [aCategory({ slug: 'avto/e', name: 'Автоэлектрики', profilesCount: 24 })],
  }),
  aCategory({ slug: 'remont/e', name: 'Ремонт электроники', profilesCount: 38 }),
  aCategory({ slug: 'e', name: 'Электрики', profilesCount: 5 }),
  aCategory({ slug: 'em', name: 'Электромонтаж', profilesCount: 97 }),
  aCategory({ slug: 'o', name: 'Ёлки', profilesCount: null }),
]
const findNames = (text: string, limit = 9) => suggestCategories(tree, text, limit).categories.map(({ name }) => name)

it('ranks prefixes of names first, then prefixes of later words, then infixes, each by number of specialists', () => {
  expect(findNames('элек')).toEqual(['Электромонтаж', 'Электрики', 'Ремонт электроники', 'Автоэлектрики'])
  expect(findNames('элек', 1)).toEqual(['Электромонтаж'])
})

it('matches one or two letters only at the start of words', () => {
  expect(findNames('ле')).toEqual([])
  expect(findNames('э')).toEqual(['Электромонтаж', 'Электрики', 'Ремонт электроники'])
  expect(findNames('лек')).toContain('Автоэлектрики')
})

it('returns nothing for blank text', () => {
  expect(suggestCategories(tree, ' ', 9)).toEqual({ categories: [], isFuzzy: false })
})

it.each(['елк', 'ЁЛКИ ', ' ёл'])('%j finds Ёлки', text => {
  expect(findNames(text)).toEqual(['Ёлки'])
})

it.each(['', '  ', 'щщщ'])('%j finds nothing', text => {
  expect(findNames(text)).toEqual([])
})

it('returns the range to highlight', () => {
  expect(suggestCategories(tree, 'монтаж', 1).categories).toMatchObject([{ match: { start: 7, end: 13 } }])
  fc.assert(
    fc.property(fc.constantFrom(...tree), fc.nat(20), fc.integer({ min: 3, max: 8 }), ({ name }, offset, length) => {
      const typedText = name.slice(offset % name.length, (offset % name.length) + length).trim()
      for (const { name: foundName, match } of suggestCategories(tree, typedText, 9).categories)
        expect(fold(match ? foundName.slice(match.start, match.end) : typedText)).toBe(fold(typedText))
    }),
  )
})

it('ranks a prefix before an infix, even with fewer specialists', () => {
  const { categories } = suggestCategories(tree, 'электр', 9)
  expect(categories.map(({ profilesCount }) => profilesCount)).toEqual([97, 5, 38, 24])
})

const catalog = [
  aCategory({ slug: 'santekhniki', name: 'Сантехники' }),
  aCategory({ slug: 'repetitory', name: 'Репетиторы' }),
  aCategory({ slug: 'nyani-i-sidelki', name: 'Няни и сиделки' }),
  aCategory({ slug: 'krasota/manikyur', name: 'Маникюр и педикюр' }),
  aCategory({ slug: 'vrachi', name: 'Врачи' }),
]
const findInCatalog = (text: string, categories = catalog) =>
  suggestCategories(categories, text, 9).categories.map(({ name }) => name)

it.each([
  ['сантехник', 'Сантехники'],
  ['сантехника', 'Сантехники'],
  ['няня', 'Няни и сиделки'],
  ['сиделка', 'Няни и сиделки'],
  ['водопроводчик', 'Сантехники'],
  ['водопроводчика', 'Сантехники'],
  ['слесарь срочно', 'Сантехники'],
  ['доктор', 'Врачи'],
  ['преподаватель', 'Репетиторы'],
  ['vfybr.h', 'Маникюр и педикюр'],
  ['djljghjdjlxbr', 'Сантехники'],
  ['manikyur', 'Маникюр и педикюр'],
  ['plumber', 'Сантехники'],
])('%s finds %s without fuzzy search', (text, name) => {
  expect(findInCatalog(text)).toEqual([name])
  expect(suggestCategories(catalog, text, 9).isFuzzy).toBe(false)
})

it.each([
  ['рептитор', 'Репетиторы'],
  ['сантихник', 'Сантехники'],
  ['манекюр', 'Маникюр и педикюр'],
  ['водопроводик', 'Сантехники'],
])('%s finds %s by fuzzy search', (text, name) => {
  expect(findInCatalog(text)).toEqual([name])
  expect(suggestCategories(catalog, text, 9).isFuzzy).toBe(true)
})

it.each(['Марина', 'Айгуль', 'Иван Петров', 'света', '🙂', '%', '%%%', '...'])('%s finds no category', text => {
  expect(findInCatalog(text)).toEqual([])
})

it('matches the last segment of the slug, and aliases by slug', () => {
  const unusualCategories = [
    aCategory({ slug: 'krasota/nails', name: 'Руки' }),
    aCategory({ slug: 'santekhniki', name: 'Вода' }),
  ]
  expect(findInCatalog('nails', unusualCategories)).toEqual(['Руки'])
  expect(findInCatalog('krasota', unusualCategories)).toEqual([])
  expect(findInCatalog('водопроводчик', unusualCategories)).toEqual(['Вода'])
})

it('matches aliases by words of the name if the slug is unknown', () => {
  const renamedCategories = [
    aCategory({ slug: 'plumbing', name: 'Сантехнические работы' }),
    aCategory({ slug: 'medicine', name: 'Медицина' }),
    aCategory({ slug: 'lessons', name: 'Услуги репетиторов' }),
  ]
  expect(findInCatalog('водопроводчик', renamedCategories)).toEqual(['Сантехнические работы'])
  expect(findInCatalog('врач', renamedCategories)).toEqual(['Медицина'])
  expect(findInCatalog('учитель', renamedCategories)).toEqual(['Услуги репетиторов'])
})

it('finds categories with English names by Russian and English aliases, by stem and by slug', () => {
  const englishCategories = [
    aCategory({ slug: 'santekhniki', name: 'Plumbers' }),
    aCategory({ slug: 'nyani', name: 'Nannies' }),
  ]
  expect(findInCatalog('водопроводчик', englishCategories)).toEqual(['Plumbers'])
  expect(findInCatalog('babysitter', englishCategories)).toEqual(['Nannies'])
  expect(findInCatalog('nanny', englishCategories)).toEqual(['Nannies'])
  expect(findInCatalog('сантехник', englishCategories)).toEqual(['Plumbers'])
})
