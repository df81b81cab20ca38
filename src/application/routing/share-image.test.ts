import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { parseShareImagePath, getShareImagePath } from './share-image.ts'

const images = fc.oneof(
  fc.constant({ kind: 'site' } as const),
  fc.record({
    kind: fc.constant('city' as const),
    slug: fc
      .stringMatching(/^[a-z]{3,12}(-[a-z]{3,8})?$/)
      .filter(slug => parseShareImagePath(`/og/ru/city/${slug}.png`) !== undefined),
  }),
  fc.constant({ kind: 'city', slug: 'Ёлки+' } as const),
  fc.record({ kind: fc.constant('profile' as const), id: fc.integer({ min: 1, max: 1_000_000_000 }) }),
)

describe('the path of a share image', () => {
  it('is parsed to the image that it was created for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), images, (locale, image) => {
        expect(parseShareImagePath(getShareImagePath(locale, image))).toEqual({ locale, image })
      }),
    )
  })

  it.each([
    '/og/ru.png?x=1',
    '/x/og/ru.png',
    '/og/de.png',
    '/og/ru/city/profiles.png',
    '/og/ru/city/k%61zan.png',
    '/og/ru/city/%.png',
    '/og/ru/city/kazan/x.png',
    '/og/ru/city/.png',
    '/og/ru/profile/0.png',
    '/og/ru/profile/one.png',
    '/og/ru/kazan.png',
    '/og/ru/city/kazan.svg',
    '/og/',
  ])('%s is rejected', path => {
    expect(parseShareImagePath(path)).toBeUndefined()
  })
})
