import { describe, expect, test } from 'vitest'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { aCategory } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { formatListPageTitle, formatListHeading, formatListTitle } from './list-title.ts'
import type { ShownList } from './shown-list.ts'

const tutors = aCategory({ name: 'Репетиторы' })
const shown = (of: Partial<ShownList> = {}): ShownList => ({
  locale: 'ru',
  city: aCity(),
  category: tutors,
  parent: null,
  ...noFilters,
  ...of,
})
const english = {
  locale: 'en',
  city: aCity({ name: 'Kazan' }),
  category: aCategory({ name: 'Tutors' }),
  parent: null,
} as const
const read = (text: string) => text.replace(/\s/g, ' ')

describe('the title of a list', () => {
  test.each([
    [aCity(), tutors, 'Репетиторы в Казани'],
    [aCity(), null, 'Специалисты в Казани'],
    [null, tutors, 'Репетиторы по всей России'],
    [null, null, 'Специалисты по всей России'],
  ])('says what is where', (city, category, title) => {
    expect(read(formatListTitle(shown({ city, category })))).toBe(title)
  })

  test('is in the language of the page', () => {
    expect(read(formatListTitle(english))).toBe('Tutors in Kazan')
    expect(read(formatListTitle({ ...english, city: null, category: null }))).toBe('Specialists across Russia')
  })
})

test('the title of a subcategory begins with its parent, because its name may be a subject', () => {
  const subject = { category: aCategory({ name: 'Английский язык' }), parent: tutors }
  expect(read(formatListTitle(shown(subject)))).toBe('Репетиторы: английский язык в Казани')
  expect(read(formatListTitle(shown({ ...subject, city: null })))).toBe('Репетиторы: английский язык по всей России')
  expect(read(formatListTitle(shown({ category: aCategory({ name: 'ЕГЭ' }), parent: tutors })))).toBe(
    'Репетиторы: ЕГЭ в Казани',
  )
  const inEnglish = { ...english, category: aCategory({ name: 'English' }), parent: english.category }
  expect(formatListTitle(inEnglish).replace(/\s/g, ' ')).toBe('Tutors in Kazan: English')
})

describe('the heading of a list', () => {
  test('has no count without a search', () => {
    expect(read(formatListHeading(shown({ filters: { priceTo: 1500 } }), 12))).toBe('Репетиторы в Казани')
  })

  test.each([
    [{ category: null }, 3, '«ЕГЭ» в Казани: 3'],
    [{}, 1234, '«ЕГЭ» — Репетиторы в Казани: 1 234'],
    [{ city: null }, 3, '«ЕГЭ» — Репетиторы по всей России: 3'],
    [{ city: null, category: null }, 3, '«ЕГЭ» по всей России: 3'],
  ] as const)('a search is in it, and how many it found', (of, count, heading) => {
    expect(read(formatListHeading(shown({ ...of, filters: { search: 'ЕГЭ' } }), count))).toBe(heading)
  })

  test.each([0, null])('has no count for a search with the count %j', count => {
    expect(read(formatListHeading(shown({ filters: { search: 'ЕГЭ' } }), count))).toBe('«ЕГЭ» — Репетиторы в Казани')
  })
})

describe('the title of the page of a list', () => {
  test('is the title of the list without filters', () => {
    expect(read(formatListPageTitle(shown(), 1))).toBe('Репетиторы в Казани')
  })

  test('names filters, order and page', () => {
    const filters = { priceTo: 1500, ratingFrom: 4.5, sort: 'new' } as const
    expect(read(formatListPageTitle(shown({ filters }), 2))).toBe(
      'Репетиторы в Казани: до 1 500 ₽, оценка от 4,5, сначала новые, страница 2',
    )
    expect(read(formatListPageTitle(shown({ ...english, filters }), 2))).toBe(
      'Tutors in Kazan: up to ₽1,500, rated 4.5 and up, newest first, page 2',
    )
  })

  test.each([
    ['reviews', 'по числу отзывов'],
    ['price', 'сначала дешевле'],
  ] as const)('names the order %s', (sort, words) => {
    expect(read(formatListPageTitle(shown({ filters: { sort } }), 1))).toBe(`Репетиторы в Казани: ${words}`)
  })

  test('contains a search once, without its count', () => {
    expect(read(formatListPageTitle(shown({ filters: { search: 'ЕГЭ', priceTo: 900 } }), 1))).toBe(
      '«ЕГЭ» — Репетиторы в Казани: до 900 ₽',
    )
  })

  test('names a page without filters', () => {
    expect(read(formatListPageTitle(shown(), 3))).toBe('Репетиторы в Казани, страница 3')
  })
})

test('the page title begins with the error of a filter', () => {
  expect(read(formatListPageTitle(shown({ rejected: { priceTo: 'дёшево' } }), 1))).toBe('Ошибка: Репетиторы в Казани')
})
