import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  filterEntries,
  isFiltered,
  isNarrowed,
  parseFilters,
  withoutFilter,
  type ProfileFilters,
  parseSearch,
} from './profile-filters.ts'

const parse = (given: Readonly<Record<string, string>>) => parseFilters(name => given[name] ?? null)
const parseText = (text: string) => {
  const given = new URLSearchParams(text)
  return parseFilters(name => given.get(name))
}
const write = (filters: ProfileFilters) =>
  new URLSearchParams(filterEntries(filters).map(([name, value]) => [name, value])).toString()

const word = fc.stringMatching(/^[a-zа-я0-9«»&=?%+#/-]{0,6}[a-zа-я0-9][a-zа-я0-9«»&=?%+#/-]{0,5}$/u)
const filters: fc.Arbitrary<ProfileFilters> = fc.record(
  {
    search: fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' ')),
    sort: fc.constantFrom('reviews', 'new', 'price'),
    priceTo: fc.integer({ min: 1, max: 9_999_999 }),
    ratingFrom: fc.integer({ min: 10, max: 50 }).map(tenths => tenths / 10),
  },
  { requiredKeys: [] },
)

describe('a long search', () => {
  it('is truncated before it is normalised', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    parseSearch(`${' '.repeat(2000)}a${'\u0323\u0301'.repeat(8000)}`)
    const lengths = normalize.mock.contexts.map(text => String(text).length)
    normalize.mockRestore()
    expect(lengths).toEqual([400])
  })

  it('keeps 100 composed characters, however many code points they have', () => {
    // Four code points that compose to one letter.
    const letter = '\u03b1\u0313\u0300\u0345'
    expect(parseSearch(`  ${letter.repeat(200)}`)).toBe('\u1f82'.repeat(100))
  })
})

describe('filters of an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(filters, some => {
        expect(parseText(write(some))).toEqual(some)
      }),
    )
  })

  it('are written in one way, whatever the address looks like', () => {
    const anything = fc.dictionary(
      fc.constantFrom('search', 'sort', 'price_to', 'rating_from', 'utm_source'),
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('price', '4,5', '1 500', '-1', '9e9')),
    )
    fc.assert(
      fc.property(anything, given => {
        const once = parse(given)
        expect(parseText(write(once))).toEqual(once)
        expect(parse(Object.fromEntries(Object.entries(given).toReversed()))).toEqual(once)
      }),
    )
  })

  it.each([
    [{ search: '  укладка \t плитки\u0000 ' }, { search: 'укладка плитки' }],
    [{ search: 'и\u0306од' }, { search: 'йод' }],
    [{ search: 'я'.repeat(101) }, { search: 'я'.repeat(100) }],
    [{ search: ` ${'я'.repeat(100)}` }, { search: 'я'.repeat(100) }],
    [{ search: '🙂 укладка 50%' }, { search: '🙂 укладка 50%' }],
    [{ search: `${'я'.repeat(99)} я` }, { search: 'я'.repeat(99) }],
    [{ price_to: '1 500 ₽' }, { priceTo: 1500 }],
    [{ price_to: '1,500' }, { priceTo: 1500 }],
    [{ price_to: '0015' }, { priceTo: 15 }],
    [{ rating_from: '4,5' }, { ratingFrom: 4.5 }],
    [{ rating_from: ' 4.5 ' }, { ratingFrom: 4.5 }],
    [{ rating_from: '4.0' }, { ratingFrom: 4 }],
    [{ rating_from: '5' }, { ratingFrom: 5 }],
    [{ sort: 'price' }, { sort: 'price' }],
  ])('%j means %j', (given: Record<string, string>, meant) => {
    expect(parse(given)).toStrictEqual(meant)
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
    { price_to: ' ' },
    { rating_from: '0' },
    { rating_from: '5.1' },
    { rating_from: '4.55' },
    { rating_from: '' },
  ])('%j is dropped', (given: Record<string, string>) => {
    expect(parse(given)).toEqual({})
  })

  it.each([
    ['0', '0'],
    ['-5', '-5'],
    ['12.5', '12.5'],
    [' 1500,50 ', '1500,50'],
    ['99999999', '99999999'],
    ['очень\nмного', 'очень много'],
    ['очень дорого', 'очень дорого'],
    // Its beginning would be a price.
    ['9 999 999 ₽ за час', '9 999 999 ₽…'],
  ])('%j is no price, and is told of as %j', (price_to, priceText) => {
    expect(parse({ price_to })).toStrictEqual({ priceText })
    expect([isNarrowed({ priceText }), isFiltered({ priceText })]).toEqual([false, true])
  })

  it('are written in the order of the names', () => {
    expect(write({ ratingFrom: 4.5, priceTo: 1500, sort: 'new', search: 'a b' })).toBe(
      'search=a+b&sort=new&price_to=1500&rating_from=4.5',
    )
  })
})

it.each([
  [{}, false, false],
  [{ sort: 'new' }, false, true],
  [{ search: 'a' }, true, true],
  [{ priceTo: 5 }, true, true],
  [{ ratingFrom: 4 }, true, true],
] as const)('%j narrows the list: %s; makes another one: %s', (some, narrowed, filtered) => {
  expect([isNarrowed(some), isFiltered(some)]).toEqual([narrowed, filtered])
})

it('can be left out one by one', () => {
  const all = { search: 'a', sort: 'new', priceTo: 5, ratingFrom: 4.5 } as const
  expect(withoutFilter(all, 'price_to')).toEqual({ search: 'a', sort: 'new', ratingFrom: 4.5 })
  expect(withoutFilter({}, 'search')).toEqual({})
})
