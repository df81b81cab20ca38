import { describe, expect, it } from 'vitest'
import type { ProfileFilters } from '#domain/profile/profile-filters.ts'
import { getListPath, formatListQuery, parseListQuery, findSearchFilter } from './list-path.ts'
import fc from 'fast-check'
import { maxPage } from '#domain/shared/pagination.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'

const kazan = { slug: 'kazan' }

describe('the path of a list', () => {
  it.each([
    [{ locale: 'ru', city: kazan }, '/kazan/specialists'],
    [{ locale: 'en', city: kazan, category: 'a/b', page: 1 }, '/en/kazan/specialists/a/b'],
    [{ locale: 'ru', city: kazan, category: 'a/b', page: 3 }, '/kazan/specialists/a/b?page=3'],
    [{ locale: 'ru' }, '/profiles'],
    [{ locale: 'en', city: null, category: 'a/b', page: 2 }, '/en/profiles?category=a/b&page=2'],
    [
      { locale: 'ru', city: kazan, category: 'a', page: 2, filters: { ratingFrom: 4.5, priceTo: 1500, search: 'a b' } },
      '/kazan/specialists/a?search=a+b&price_to=1500&rating_from=4.5&page=2',
    ],
    [{ locale: 'ru', category: 'a/b', filters: { sort: 'new' } }, '/profiles?category=a/b&sort=new'],
  ] as const)('of %j is %s', (list, path) => {
    expect(getListPath(list)).toBe(path)
  })
})

const word = fc.stringMatching(/^[a-zа-я0-9«»&=?%+#/-]{0,6}[a-zа-я0-9][a-zа-я0-9«»&=?%+#/-]{0,5}$/u)
const filters: fc.Arbitrary<ProfileFilters> = fc.record(
  {
    search: fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' ')),
    sort: fc.constantFrom('reviews', 'new', 'price'),
    priceTo: fc.integer({ min: 1, max: maxPrice }),
    ratingFrom: fc.integer({ min: 10, max: 50 }).map(tenths => tenths / 10),
  },
  { requiredKeys: [] },
)

describe('the query of a list', () => {
  it('is parsed to the list that it was formatted from', () => {
    const lists = fc.record({
      category: fc.constantFrom('remont', 'remont/vannaya'),
      filters,
      rejectedFilters: fc.constant({}),
      page: fc.integer({ min: 1, max: maxPage }),
    })
    fc.assert(
      fc.property(lists, list => {
        expect(parseListQuery(formatListQuery(list))).toEqual(list)
      }),
    )
  })

  it('parses to the same list as its canonical form, whatever the order of its parameters', () => {
    const parameters = fc.dictionary(
      fc.constantFrom('search', 'sort', 'price_to', 'rating_from', 'utm_source'),
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('price', '4,5', '1 500', '-1', '9e9')),
    )
    fc.assert(
      fc.property(parameters, fc.webQueryParameters(), (values, search) => {
        const list = parseListQuery(`${new URLSearchParams(values)}&search=${search}`)
        expect(parseListQuery(formatListQuery(list))).toEqual(list)
        const entries = Object.entries(values)
        expect(parseListQuery(new URLSearchParams(entries.toReversed()))).toEqual(
          parseListQuery(new URLSearchParams(entries)),
        )
      }),
    )
  })

  it('has the filters in a fixed order', () => {
    const allFilters = { ratingFrom: 4.5, priceTo: 1500, sort: 'new', search: 'a b' } as const
    expect(formatListQuery({ filters: allFilters, rejectedFilters: {}, page: 1 })).toBe(
      'search=a+b&sort=new&price_to=1500&rating_from=4.5',
    )
  })

  it.each([
    ['', { filters: {}, rejectedFilters: {}, page: 1 }],
    ['page=0&sort=x&category=../x&price_to=&rating_from=', { filters: {}, rejectedFilters: {}, page: 1 }],
    [
      'rating_from=4.5&price_to=1+500&page=3',
      { filters: { priceTo: 1500, ratingFrom: 4.5 }, rejectedFilters: {}, page: 3 },
    ],
    ['search=a&search=b', { filters: { search: 'a' }, rejectedFilters: {}, page: 1 }],
  ])('%j is parsed as %j', (text, parsed) => {
    expect(parseListQuery(text)).toEqual(parsed)
  })
})

it.each([
  ['/kazan/specialists?search=%D0%95%D0%93%D0%AD&page=2', 'ЕГЭ'],
  ['/en/profiles?sort=new&search=a+b', 'a b'],
  ['/kazan?search=%25', undefined],
  ['/kazan', undefined],
])('the search filter of %s is %s', (path, search) => {
  expect(findSearchFilter(path)).toBe(search)
})
