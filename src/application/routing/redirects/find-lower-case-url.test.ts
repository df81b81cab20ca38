import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLowerCaseUrl } from './find-lower-case-url.ts'

test.each([
  ['/Kazan', '/kazan'],
  ['/en/Kazan', '/en/kazan'],
  ['/Kazan?utm=A', '/kazan?utm=A'],
  ['/Kazan/specialists?price_to=900', '/kazan/specialists?price_to=900'],
  ['/kazan/specialists/Santekhniki', '/kazan/specialists/santekhniki'],
  ['/%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C', '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C'],
  ['/kazan/specialists/C%2B%2B', '/kazan/specialists/c%2B%2B'],
  ['/profiles?category=Santekhniki&page=2&utm=A', '/profiles?category=santekhniki&page=2&utm=A'],
])('finds the lower-case spelling of %s', (url, lowerCaseUrl) => {
  expect(findLowerCaseUrl(url)).toBe(lowerCaseUrl)
})

test.each([
  '/kazan',
  '/kazan?utm=A',
  '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C',
  '/',
  '/about/privacyPolicy',
  '/profiles?search=Santekhnik',
  '/profiles?category=santekhniki',
  '/kazan/specialists?category=Santekhniki',
  '/Kazan/unknown',
  '/%ff',
])('finds no other spelling of %s', url => {
  expect(findLowerCaseUrl(url)).toBeUndefined()
})

test('returns a URL that needs no further redirect', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/(?:[A-Za-zА-Яа-яİß-]{1,6}\/specialists\/)?[A-Za-zА-Яа-яİß-]{1,6}$/), path => {
      expect(findLowerCaseUrl(findLowerCaseUrl(encodeURI(path)) ?? '/')).toBeUndefined()
    }),
  )
})
