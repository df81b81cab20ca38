import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReservedSegment, parseCitySlug } from './city-slug.ts'

describe('R-city: parsing a city slug', () => {
  test.each([
    'about',
    'help',
    'profiles',
    'register',
    'profile',
    'test',
    'use-cases',
    'builds',
    'healthz',
    'en',
    'api',
    'assets',
    'favicon',
    'icons',
    'manifest',
    'map',
    'metrics',
    'robots',
    'sitemap',
    'sitemaps',
    'specialists',
  ])('rejects the reserved word %s', word => {
    expect(isReservedSegment(word)).toBe(true)
    expect(parseCitySlug(word)).toBeUndefined()
  })

  test.each(['moskva', 'kazan', 'rostov-na-donu', 'ru', 'nope', 'kirov-kaluzhskaya-oblast', 'gorod-9', 'a'.repeat(80)])(
    'accepts %s',
    slug => {
      expect(parseCitySlug(slug)).toBe(slug)
    },
  )

  test.each([
    '',
    'Moskva',
    'москва',
    '_next',
    'favicon.ico',
    '-a',
    'a-',
    'a--b',
    'a b',
    'a/b',
    '..',
    '%2e',
    'a\n',
    'a'.repeat(81),
  ])('rejects %j, so the API is not asked', segment => {
    expect(parseCitySlug(segment)).toBeUndefined()
  })

  test('accepts only slugs that need no encoding in a path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '-', '1', '.', 'Б') })), segment => {
        const slug = parseCitySlug(segment)
        expect(slug === undefined || (slug === segment && encodeURIComponent(slug) === slug)).toBe(true)
      }),
    )
  })
})
