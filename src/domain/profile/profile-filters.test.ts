import { describe, expect, it, vi } from 'vitest'
import { maxPrice } from '#domain/shared/whole-number.ts'
import {
  noFilters,
  hasFiltersOrSort,
  excludesProfiles,
  parseFilters,
  removeFilter,
  parseSearch,
} from './profile-filters.ts'

const parse = (params: Readonly<Record<string, string>>) => parseFilters(name => params[name] ?? null)

describe('a long search', () => {
  it('is truncated before it is normalized', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    parseSearch(`${' '.repeat(2000)}a${'\u0323\u0301'.repeat(8000)}`)
    const lengths = normalize.mock.contexts.map(text => String(text).length)
    normalize.mockRestore()
    expect(lengths).toEqual([400])
  })

  it('keeps 100 characters that are each composed of up to four UTF-16 code units', () => {
    const letter = '\u03b1\u0313\u0300\u0345'
    expect(parseSearch(`  ${letter.repeat(200)}`)).toBe('\u1f82'.repeat(100))
  })
})

describe('parsing filters', () => {
  it.each([
    [{ search: '  укладка \t плитки\u0000 ' }, { search: 'укладка плитки' }],
    [{ search: 'и\u0306од' }, { search: 'йод' }],
    [{ search: 'я'.repeat(101) }, { search: 'я'.repeat(100) }],
    [{ search: ` ${'я'.repeat(100)}` }, { search: 'я'.repeat(100) }],
    [{ search: '🙂 укладка 50%' }, { search: '🙂 укладка 50%' }],
    [{ search: `${'я'.repeat(99)} я` }, { search: 'я'.repeat(99) }],
    [{ priceTo: '1 500 ₽' }, { priceTo: 1500 }],
    [{ priceTo: '1,500' }, { priceTo: 1500 }],
    [{ priceTo: '0015' }, { priceTo: 15 }],
    [{ priceTo: '100 000 000' }, { priceTo: maxPrice }],
    [{ ratingFrom: '4,5' }, { ratingFrom: 4.5 }],
    [{ ratingFrom: ' 4.5 ' }, { ratingFrom: 4.5 }],
    [{ ratingFrom: '4.0' }, { ratingFrom: 4 }],
    [{ ratingFrom: '5' }, { ratingFrom: 5 }],
    [{ sort: 'price' }, { sort: 'price' }],
  ])('parses %j as %j', (params: Record<string, string>, filters) => {
    expect(parse(params)).toStrictEqual({ filters, rejectedFilters: {} })
  })

  it.each([
    { search: ' \n ' },
    { search: '🙂' },
    { search: ' 🙂 👍 ' },
    { search: '%' },
    { search: '%%% … !' },
    { sort: 'rating' },
    { sort: 'Price' },
    { sort: '' },
    { priceTo: ' ' },
    { ratingFrom: '0' },
    { ratingFrom: '5.1' },
    { ratingFrom: '4.55' },
    { ratingFrom: '' },
  ])('ignores %j', (params: Record<string, string>) => {
    expect(parse(params)).toEqual(noFilters)
  })

  it.each([
    ['0', '0'],
    ['-5', '-5'],
    ['12.5', '12.5'],
    [' 1500,50 ', '1500,50'],
    ['100000001', '100000001'],
    ['очень\nмного', 'очень много'],
    ['очень дорого', 'очень дорого'],
    // Without the ellipsis, the truncated text would be a valid price.
    ['9 999 999 ₽ за час', '9 999 999 ₽…'],
  ])('rejects the price %j, and keeps it as %j', (priceTo, rejectedPrice) => {
    const parsedFilters = parse({ priceTo, ratingFrom: '4' })
    expect(parsedFilters).toStrictEqual({ filters: { ratingFrom: 4 }, rejectedFilters: { priceTo: rejectedPrice } })
    expect(hasFiltersOrSort({ ...parsedFilters, filters: {} })).toBe(true)
  })
})

it.each([
  [{}, false, false],
  [{ sort: 'new' }, false, true],
  [{ search: 'a' }, true, true],
  [{ priceTo: 5 }, true, true],
  [{ ratingFrom: 4 }, true, true],
] as const)('%j excludes profiles: %s; has filters or a sort: %s', (filters, isExcluding, hasFilters) => {
  expect([excludesProfiles(filters), hasFiltersOrSort({ filters, rejectedFilters: {} })]).toEqual([
    isExcluding,
    hasFilters,
  ])
})

it('removes one filter', () => {
  const filters = { search: 'a', sort: 'new', priceTo: 5, ratingFrom: 4.5 } as const
  expect(removeFilter(filters, 'priceTo')).toEqual({ search: 'a', sort: 'new', ratingFrom: 4.5 })
  expect(removeFilter({}, 'search')).toEqual({})
})
