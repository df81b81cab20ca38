import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import { readAddress, decodeFilters } from './address.ts'

const getKey = (target: string) => {
  const address = readAddress(target)
  return typeof address === 'string' ? address : address.key
}

describe('a request target', () => {
  it.each([
    ['/kazan?utm_source=x&fbclid=1', '/kazan'],
    ['/kazan/specialists?page=2&utm=1', '/kazan/specialists?page=2'],
    ['/kazan/specialists?page=1', '/kazan/specialists'],
    ['/kazan/specialists?page=x', '/kazan/specialists'],
    ['/profiles?page=3&category=remont/vannaya', '/profiles?category=remont/vannaya&page=3'],
    ['/profiles?category=remont%2Fvannaya', '/profiles?category=remont/vannaya'],
    ['/profiles?category=../x', '/profiles'],
    ['/kazan?page=2', '/kazan'],
    ['/profiles/7?utm=1&page=2&sort=new', '/profiles/7?page=2'],
    ['/en/profiles/7?page=1', '/en/profiles/7'],
    ['/kazan?price_to=1500', '/kazan'],
    ['/kazan/specialists?category=remont', '/kazan/specialists'],
    ['/kazan/specialists?search=&sort=rating&price_to=&rating_from=&page=1', '/kazan/specialists'],
    ['/kazan/specialists?rating_from=4,5&price_to=1+500', '/kazan/specialists?price_to=1500&rating_from=4.5'],
    ['/en/profiles?page=2&search=+tiles+&utm=1&category=remont', '/en/profiles?category=remont&search=tiles&page=2'],
    ['/profiles?~filters=cHJpY2VfdG89MQ&page=1', '/profiles'],
    ['/en?', '/en'],
    ['/profiles/compare?utm=1&ids=9,7,9', '/profiles/compare?ids=9,7'],
    ['/en/profiles/compare?ids=x&~ids=7', '/en/profiles/compare'],
    ['/profiles/7?ids=9', '/profiles/7'],
    ['/profiles/cities?price_to=1+500&category=repair&page=2&cities', '/profiles/cities?category=repair&price_to=1500'],
    ['/en/profiles/cities?utm=1&~list=eA', '/en/profiles/cities'],
    ['/profiles/cities?letter=%D0%BA&price_to=1500&letter=x', '/profiles/cities?price_to=1500&letter=%D0%9A'],
    ['/profiles/cities?letter=..%2F', '/profiles/cities'],
  ])('%s has the key %s', (target, key) => {
    expect(getKey(target)).toBe(key)
  })

  it.each(['/%ff', '/%', '/a%00b', '/a%0d%0ab', '/a\\b', '/%5c', 'kazan', '*'])('%s is malformed', target => {
    expect(readAddress(target)).toBe('malformed')
  })

  it.each([
    `/${'a'.repeat(3000)}`,
    `/profiles?search=${'a'.repeat(3000)}`,
    `/profiles?search=a?${'a'.repeat(3000)}`,
    `/profiles?%73earch=${'a'.repeat(3000)}`,
    `/profiles/compare?ids=${'7,'.repeat(1500)}`,
  ])('$0 is too long', target => {
    expect(readAddress(target)).toBe('too-long')
  })

  it('may have unknown parameters of any length', () => {
    const trackedTarget = `/profiles?fbclid=${'a'.repeat(3000)}&page=2&utm_source=${'b'.repeat(3000)}`
    expect(getKey(trackedTarget)).toBe('/profiles?page=2')
  })

  it.each([
    '/%6bazan',
    '/kazan%2Fspecialists',
    '/~error/x',
    '/en/~profiles/1',
    '/м',
    '/%d0%bc',
    '/kazan/specialists/c++',
    '/with%20space',
    '/100%25',
    '/~error',
    '/~filtered/a/1',
    '/kazan/~filtered/cHJpY2VfdG89MQ/1',
    '/profiles/7/2',
  ])('%s has no page', target => {
    expect(readAddress(target)).toMatchObject({ route: undefined })
  })

  it('R-slug: accepts a slug of any script in its encoded form only', () => {
    expect(readAddress('/%D0%BC/specialists/c%2B%2B')).toMatchObject({
      route: { name: 'specialists', city: 'м', category: 'c++' },
    })
    expect(getKey('/profiles?category=c%2B%2B/%D0%BC')).toBe('/profiles?category=c%2B%2B/%D0%BC')
  })

  it('keeps its key when the key is parsed again', () => {
    const segment = fc.constantFrom('kazan', 'en', 'specialists', 'profiles', '12', 'a', '%D0%BC', 'x.y')
    const query = fc.constantFrom(
      '',
      '?',
      '?page=2',
      '?category=a/b',
      '?page=2&category=a',
      '?page=0',
      '?x=1',
      '?sort=new&page=2',
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), query, (segments, text) => {
        const key = getKey(`/${segments.join('/')}${text}`)
        expect(getKey(key)).toBe(key)
      }),
    )
  })

  it('is cached with its query, unless it is long', () => {
    const isCached = (target: string) => readAddress(target) === readAddress(target)
    expect(isCached('/kazan/specialists?page=2')).toBe(true)
    expect(isCached(`/kazan/specialists?q=${'x'.repeat(300)}`)).toBe(false)
    expect(readAddress('/kazan/specialists?page=3')).not.toEqual(readAddress('/kazan/specialists?page=2'))
  })

  it('has no unknown parameters in its key', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), text => {
        const key = getKey(`/kazan/specialists?${text}`)
        expect(
          key === 'malformed' ||
            key === 'too-long' ||
            /^\/kazan\/specialists(\?((search|sort|price_to|rating_from|page)=[^&]+(&(?!$)|$))+)?$/.test(key),
        ).toBe(true)
      }),
    )
  })
})

describe('the URL that Next renders', () => {
  const readValidAddress = (target: string) => {
    const address = readAddress(target)
    if (typeof address === 'string') throw new Error(address)
    return address
  }

  it.each(['/kazan', '/kazan/specialists?page=2', '/profiles?category=remont&page=2'])('is the same as %s', target => {
    expect(readValidAddress(target)).toMatchObject({ nextUrl: target, key: target, isFiltered: false })
  })

  it('has filters as one parameter, and a page number even on the first page', () => {
    const { nextUrl, isFiltered } = readValidAddress('/profiles?sort=new&price_to=1500&category=remont/vannaya')
    expect(isFiltered).toBe(true)
    const [path, query] = nextUrl.split('?')
    expect(path).toBe('/profiles')
    const parameters = new URLSearchParams(query)
    expect([parameters.get('category'), parameters.get('page')]).toEqual(['remont/vannaya', '1'])
    expect(decodeFilters(parameters.get('~filters') ?? '')).toEqual({
      filters: { sort: 'new', priceTo: 1500 },
      rejectedFilters: {},
    })
  })

  it('has the ids of a comparison as one parameter, and is unchanged without ids', () => {
    expect(readValidAddress('/en/profiles/compare?ids=9,7')).toMatchObject({
      nextUrl: '/en/profiles/compare?~ids=9-7',
      isFiltered: true,
    })
    expect(readValidAddress('/profiles/compare?ids=')).toMatchObject({
      nextUrl: '/profiles/compare',
      isFiltered: false,
    })
  })

  it('preserves any search text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), text => {
        const address = readValidAddress(`/kazan/specialists?${new URLSearchParams({ search: text, sort: 'new' })}`)
        const encodedFilters = new URLSearchParams(address.nextUrl.split('?')[1]).get('~filters') ?? ''
        const { search = '' } = decodeFilters(encodedFilters).filters
        expect(encodedFilters).toMatch(/^[\w-]+$/)
        expect(search).toBe(parseSearch(text))
      }),
    )
  })
})
