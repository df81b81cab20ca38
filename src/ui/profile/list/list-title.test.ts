import { describe, expect, test } from 'vitest'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { aCategory } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { formatListDescription, formatListPageTitle, formatListHeading, formatListTitle } from './list-title.ts'
import type { ShownList } from './shown-list.ts'

const tutors = aCategory({ name: 'Репетиторы' })
const createList = (overrides: Partial<ShownList> = {}): ShownList => ({
  locale: 'ru',
  city: aCity(),
  namesakeRegion: null,
  category: tutors,
  parent: null,
  ...noFilters,
  ...overrides,
})
const englishList = {
  locale: 'en',
  city: aCity({ name: 'Kazan' }),
  namesakeRegion: null,
  category: aCategory({ name: 'Tutors' }),
  parent: null,
} as const
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('the title of a list', () => {
  test.each([
    [aCity(), tutors, 'Репетиторы в Казани'],
    [aCity(), null, 'Специалисты в Казани'],
    [null, tutors, 'Репетиторы по всей России'],
    [null, null, 'Специалисты по всей России'],
  ])('names the category and the place', (city, category, title) => {
    expect(normalizeSpaces(formatListTitle(createList({ city, category })))).toBe(title)
  })

  test('is in the language of the page', () => {
    expect(normalizeSpaces(formatListTitle(englishList))).toBe('Tutors in Kazan')
    expect(normalizeSpaces(formatListTitle({ ...englishList, city: null, category: null }))).toBe(
      'Specialists across Russia',
    )
  })
})

test('R-city-groups: names the region of a city with namesakes', () => {
  const kirov = { city: aCity({ name: 'Киров' }), namesakeRegion: 'Калужская область' }
  const list = createList({ ...kirov, category: null })
  expect(normalizeSpaces(formatListPageTitle(list, 1))).toBe('Специалисты в Кирове (Калужская область)')
  expect(normalizeSpaces(formatListHeading(list, 3))).toBe('Специалисты в Кирове (Калужская область)')
  expect(normalizeSpaces(formatListDescription(list, 1))).toMatch(/^Специалисты в Кирове \(Калужская область\)\. /)
  expect(normalizeSpaces(formatListHeading(createList({ ...list, filters: { search: 'ЕГЭ' } }), 3))).toBe(
    '«ЕГЭ» в Кирове (Калужская область): 3',
  )
  expect(normalizeSpaces(formatListTitle({ ...list, city: null }))).toBe('Специалисты по всей России')
  const englishKirov = { city: aCity({ name: 'Kirov' }), namesakeRegion: 'Kaluga Oblast' }
  const english = aCategory({ name: 'English' })
  const englishKirovList = { ...englishList, ...englishKirov, category: english, parent: englishList.category }
  expect(normalizeSpaces(formatListTitle(englishKirovList))).toBe('Tutors in Kirov (Kaluga Oblast): English')
})

test('begins the title of a subcategory with its parent, because its name may be a school subject', () => {
  const subcategoryList = { category: aCategory({ name: 'Английский язык' }), parent: tutors }
  expect(normalizeSpaces(formatListTitle(createList(subcategoryList)))).toBe('Репетиторы: английский язык в Казани')
  expect(normalizeSpaces(formatListTitle(createList({ ...subcategoryList, city: null })))).toBe(
    'Репетиторы: английский язык по всей России',
  )
  expect(normalizeSpaces(formatListTitle(createList({ category: aCategory({ name: 'ЕГЭ' }), parent: tutors })))).toBe(
    'Репетиторы: ЕГЭ в Казани',
  )
  const englishSubcategoryList = {
    ...englishList,
    category: aCategory({ name: 'English' }),
    parent: englishList.category,
  }
  expect(normalizeSpaces(formatListTitle(englishSubcategoryList))).toBe('Tutors in Kazan: English')
})

describe('the description of a list', () => {
  const end = 'Сравните цены, оценки и отзывы и договоритесь со специалистом напрямую.'

  test.each([
    [{}, 1, `Репетиторы в Казани. ${end}`],
    [{ filters: { sort: 'price', priceTo: 900 } }, 1, `Репетиторы в Казани. ${end}`],
    [{ rejectedFilters: { priceTo: 'много' } }, 1, `Репетиторы в Казани. ${end}`],
    [{ category: null, filters: { search: 'ЕГЭ' } }, 2, `«ЕГЭ» в Казани, страница 2. ${end}`],
    [{ parent: tutors, category: aCategory({ name: 'Физика' }) }, 1, `Репетиторы: физика в Казани. ${end}`],
  ] as const)('contains the search and the page, but no other filter and no order: %j', (list, page, description) => {
    expect(normalizeSpaces(formatListDescription(createList(list), page))).toBe(description)
  })
})

describe('the heading of a list', () => {
  test('has no count without a search', () => {
    expect(normalizeSpaces(formatListHeading(createList({ filters: { priceTo: 1500 } }), 12))).toBe(
      'Репетиторы в Казани',
    )
  })

  test.each([
    [{ category: null }, 3, '«ЕГЭ» в Казани: 3'],
    [{}, 1234, '«ЕГЭ» — Репетиторы в Казани: 1 234'],
    [{ city: null }, 3, '«ЕГЭ» — Репетиторы по всей России: 3'],
    [{ city: null, category: null }, 3, '«ЕГЭ» по всей России: 3'],
  ] as const)('contains a search and the number of its results', (overrides, count, heading) => {
    expect(normalizeSpaces(formatListHeading(createList({ ...overrides, filters: { search: 'ЕГЭ' } }), count))).toBe(
      heading,
    )
  })

  test.each([0, null])('omits the count of a search if it is %j', count => {
    expect(normalizeSpaces(formatListHeading(createList({ filters: { search: 'ЕГЭ' } }), count))).toBe(
      '«ЕГЭ» — Репетиторы в Казани',
    )
  })
})

describe('the page title of a list', () => {
  test('equals the title of the list on the first page without filters', () => {
    expect(normalizeSpaces(formatListPageTitle(createList(), 1))).toBe('Репетиторы в Казани')
  })

  test('names filters, order and page', () => {
    const filters = { priceTo: 1500, ratingFrom: 4.5, sort: 'new' } as const
    expect(normalizeSpaces(formatListPageTitle(createList({ filters }), 2))).toBe(
      'Репетиторы в Казани: до 1 500 ₽, оценка от 4,5, сначала новые, страница 2',
    )
    expect(normalizeSpaces(formatListPageTitle(createList({ ...englishList, filters }), 2))).toBe(
      'Tutors in Kazan: up to ₽1,500, rated 4.5 and up, newest first, page 2',
    )
  })

  test.each([
    ['reviews', 'по числу отзывов'],
    ['price', 'сначала дешевле'],
  ] as const)('names the order %s', (sort, expectedText) => {
    expect(normalizeSpaces(formatListPageTitle(createList({ filters: { sort } }), 1))).toBe(
      `Репетиторы в Казани: ${expectedText}`,
    )
  })

  test('contains a search once, without its count', () => {
    expect(normalizeSpaces(formatListPageTitle(createList({ filters: { search: 'ЕГЭ', priceTo: 900 } }), 1))).toBe(
      '«ЕГЭ» — Репетиторы в Казани: до 900 ₽',
    )
  })

  test('names the page number without filters', () => {
    expect(normalizeSpaces(formatListPageTitle(createList(), 3))).toBe('Репетиторы в Казани, страница 3')
  })
})

test('starts the page title with an error prefix if a filter is rejected', () => {
  expect(normalizeSpaces(formatListPageTitle(createList({ rejectedFilters: { priceTo: 'дёшево' } }), 1))).toBe(
    'Ошибка: Репетиторы в Казани',
  )
})
