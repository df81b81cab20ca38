import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeSegments } from '#domain/shared/slug.ts'
import { getDemoRegions } from '#tests/builders/directory.ts'
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
    'csp-reports',
    'og',
    'fonts',
    'screenshots',
    'web-vitals',
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
    '_next',
    'Profiles',
    '~error',
  ])('rejects the reserved word %s', word => {
    expect(isReservedSegment(word)).toBe(true)
    expect(parseCitySlug(word)).toBeUndefined()
  })

  test.each([
    'moskva',
    'kazan',
    'rostov-na-donu',
    'ru',
    'nope',
    'kirov-kaluzhskaya-oblast',
    'gorod-9',
    'Moskva',
    'москва',
    'UPPER',
    'c++',
    'a_b',
    'a--b',
    'a'.repeat(80),
  ])('accepts %s', slug => {
    expect(parseCitySlug(slug)).toBe(slug)
  })

  test('accepts the slug of every city of the demo', () => {
    const slugs = getDemoRegions('ru').flatMap(({ cities }) => cities.map(({ slug }) => slug))
    expect(slugs.filter(slug => parseCitySlug(slug) !== slug)).toEqual([])
  })

  test.each(['', 'favicon.ico', '100%', 'x?y=1#z', 'a b', 'a/b', '..', '%2e', 'a\n', 'a'.repeat(81)])(
    'rejects %j',
    segment => {
      expect(parseCitySlug(segment)).toBeUndefined()
    },
  )

  test('R-slug: accepts only slugs that are one segment when encoded', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '-', '1', '.', 'Б', '+') })),
        segment => {
          const slug = parseCitySlug(segment)
          if (slug === undefined) return
          expect(slug).toBe(segment)
          expect(encodeSegments(slug)).toMatch(/^[\w~%-]+$/)
          expect(decodeURIComponent(new URL(`/${encodeSegments(slug)}`, 'http://a').pathname)).toBe(`/${slug}`)
        },
      ),
    )
  })
})
