import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRequestPath } from './request-path.ts'

const template = '/api/categories/{slug}'
const getPath = (requestPath: string | undefined) => new URL(requestPath ?? '', 'http://api.test').pathname

describe('the path of a call', () => {
  it('R-categories: encodes a slug with several segments as one segment', () => {
    expect(buildRequestPath(template, { slug: 'repair/bathroom/tiles' }, { lang: 'ru' })).toBe(
      '/api/categories/repair%2Fbathroom%2Ftiles?lang=ru',
    )
  })

  it('omits undefined query parameters and encodes the others', () => {
    expect(buildRequestPath('/api/v2/profiles', {}, { city_id: undefined, category: 'a/b&c', page: '2' })).toBe(
      '/api/v2/profiles?category=a%2Fb%26c&page=2',
    )
  })

  it.each(['', '.', '..', 'a\uD800b'])('rejects the parameter %j', slug => {
    expect(buildRequestPath(template, { slug }, {})).toBeUndefined()
  })

  it('stays within its template for any parameter', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('..', '.', '/', '%2e', '\\', '?', '#', 'x', '{slug}', '$&'))
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(anyText, slug => {
        const requestPath = buildRequestPath(template, { slug }, { lang: 'ru' })
        if (requestPath === undefined) return ['', '.', '..'].includes(slug)
        const [, api, categories, segment, ...extraSegments] = getPath(requestPath).split('/')
        return (
          api === 'api' &&
          categories === 'categories' &&
          extraSegments.length === 0 &&
          decodeURIComponent(segment ?? '') === slug
        )
      }),
    )
  })
})
