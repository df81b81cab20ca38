import { describe, expect, it } from 'vitest'
import { listPath, listQuery, readListQuery, searchIn } from './list-path.ts'
import fc from 'fast-check'
import { mostPages } from '#domain/shared/pagination.ts'

const kazan = { slug: 'kazan' }

describe('the address of a list', () => {
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
  ] as const)('%j', (list, path) => {
    expect(listPath(list)).toBe(path)
  })
})

describe('the query of a list', () => {
  it('is read as it was written', () => {
    const list = fc.record({
      category: fc.constantFrom('remont', 'remont/vannaya'),
      filters: fc.record(
        { search: fc.constantFrom('Ё & co', 'плитка'), priceTo: fc.integer({ min: 1, max: 1e6 }) },
        { requiredKeys: [] },
      ),
      page: fc.integer({ min: 1, max: mostPages }),
    })
    fc.assert(
      fc.property(list, some => {
        expect(readListQuery(listQuery(some))).toEqual(some)
      }),
    )
  })

  it('is always written in one way', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.webQueryParameters(), (one, other) => {
        const written = listQuery(readListQuery(`search=${one}&${other}`))
        expect(listQuery(readListQuery(written))).toBe(written)
      }),
    )
  })

  it.each([
    ['', { filters: {}, page: 1 }],
    ['page=0&sort=x&category=../x&price_to=&rating_from=', { filters: {}, page: 1 }],
    ['rating_from=4.5&price_to=1+500&page=3', { filters: { priceTo: 1500, ratingFrom: 4.5 }, page: 3 }],
    ['search=a&search=b', { filters: { search: 'a' }, page: 1 }],
  ])('%s', (text, meant) => {
    expect(readListQuery(text)).toEqual(meant)
  })
})

it.each([
  ['/kazan/specialists?search=%D0%95%D0%93%D0%AD&page=2', 'ЕГЭ'],
  ['/en/profiles?sort=new&search=a+b', 'a b'],
  ['/kazan?search=%25', undefined],
  ['/kazan', undefined],
])('%s searches for %s', (path, search) => {
  expect(searchIn(path)).toBe(search)
})
