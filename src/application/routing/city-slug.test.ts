import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReservedSegment, parseCitySlug } from './city-slug.ts'

describe('R-city: what may be a city', () => {
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
  ])('%s never is', word => {
    expect(isReservedSegment(word)).toBe(true)
    expect(parseCitySlug(word)).toBeUndefined()
  })

  test.each(['moskva', 'kazan', 'rostov-na-donu', 'ru', 'nope', 'kirov-kaluzhskaya-oblast', 'gorod-9', 'a'.repeat(80)])(
    '%s is asked for',
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
  ])('%j is not found without a call', segment => {
    expect(parseCitySlug(segment)).toBeUndefined()
  })

  test('what is accepted is safe in a path as it stands', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '-', '1', '.', 'Б') })), segment => {
        const slug = parseCitySlug(segment)
        expect(slug === undefined || (slug === segment && encodeURIComponent(slug) === slug)).toBe(true)
      }),
    )
  })
})
