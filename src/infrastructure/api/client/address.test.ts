import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAddress } from './address.ts'

const template = '/api/categories/{slug}'
const getPath = (address: string | undefined) => new URL(address ?? '', 'http://api.test').pathname

describe('the address of a call', () => {
  it('R-categories: keeps a slug of several segments one parameter', () => {
    expect(getAddress(template, { slug: 'repair/bathroom/tiles' }, { lang: 'ru' })).toBe(
      '/api/categories/repair%2Fbathroom%2Ftiles?lang=ru',
    )
  })

  it('omits undefined query parameters and encodes the rest', () => {
    expect(getAddress('/api/v2/profiles', {}, { city_id: undefined, category: 'a/b&c', page: '2' })).toBe(
      '/api/v2/profiles?category=a%2Fb%26c&page=2',
    )
  })

  it.each(['', '.', '..', 'a\uD800b'])('rejects the parameter %j', slug => {
    expect(getAddress(template, { slug }, {})).toBeUndefined()
  })

  it('stays within its template, whatever the parameter', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('..', '.', '/', '%2e', '\\', '?', '#', 'x', '{slug}', '$&'))
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(anything, slug => {
        const address = getAddress(template, { slug }, { lang: 'ru' })
        if (address === undefined) return ['', '.', '..'].includes(slug)
        const [, api, categories, segment, ...more] = getPath(address).split('/')
        return (
          api === 'api' &&
          categories === 'categories' &&
          more.length === 0 &&
          decodeURIComponent(segment ?? '') === slug
        )
      }),
      { seed: 7 },
    )
  })
})
