import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCorrectedPath } from './find-corrected-path.ts'
import { resolveRoute } from '#application/routing/resolve-route.ts'

test.each([
  ['/profiles/7.', '/profiles/7'],
  ['/kazan)', '/kazan'],
  ['/kazan).', '/kazan'],
  ['/en/kazan»,', '/en/kazan'],
  ['/kazan/', '/kazan'],
  ['/kazan/specialists/santekhniki/ ', '/kazan/specialists/santekhniki'],
  ['/kazan/specialists/c++)', '/kazan/specialists/c++'],
  ['/kazan/specialists/c++/', '/kazan/specialists/c++'],
  ['/kazan/-)', '/kazan'],
  ['/kazan_)', '/kazan'],
  ['/kazan~.', '/kazan'],
  ['/kazan-,', '/kazan'],
  ['/)', '/'],
  ['/en/', '/en'],
  ['/KAZAN/SPECIALISTS', '/kazan/specialists'],
  ['/EN/Profiles/7', '/en/profiles/7'],
  ['/about/privacypolicy', '/about/privacyPolicy'],
  ['/en/ABOUT/TermsOfUse.', '/en/about/termsOfUse'],
])('corrects %s to %s', (requestedPath, path) => {
  expect(findCorrectedPath(requestedPath)).toEqual({ path, query: '' })
})

test.each([
  ['/kazan&utm_source=x', 'utm_source=x'],
  ['/kazan&utm_source=x&fbclid=a-b', 'utm_source=x&fbclid=a-b'],
  ['/kazan&', ''],
])('finds the parameters of %s: %j', (path, query) => {
  expect(findCorrectedPath(path)).toEqual({ path: '/kazan', query })
})

test.each([
  '/kazan',
  '/nowhere/at/all',
  '/profiles/x.',
  '/wp-login.php',
  '/',
  '/kazan/unknown)',
  '/kazan&more',
  '//evil.example',
])('does not correct %s', path => {
  expect(findCorrectedPath(path)).toBeUndefined()
})

test('keeps the end of a slug before parameters', () => {
  expect(findCorrectedPath('/kazan/specialists/c++&utm_source=x')).toEqual({
    path: '/kazan/specialists/c++',
    query: 'utm_source=x',
  })
})

test('finds only paths that have a page and differ from the requested one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[\w/.)&=%-]{0,20}$/), requestedPath => {
      const corrected = findCorrectedPath(requestedPath)
      if (!corrected) return
      expect(corrected.path).not.toBe(requestedPath)
      expect(resolveRoute(corrected.path).route).toBeDefined()
    }),
  )
})
