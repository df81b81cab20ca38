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
  ['/)', '/'],
  ['/en/', '/en'],
  ['/Kazan', '/kazan'],
  ['/EN/Profiles/7', '/en/profiles/7'],
  ['/about/privacypolicy', '/about/privacyPolicy'],
  ['/en/ABOUT/TermsOfUse.', '/en/about/termsOfUse'],
])('%s means %s', (address, path) => {
  expect(findCorrectedPath(address)).toEqual({ path, query: '' })
})

test.each([
  ['/kazan&utm_source=x', 'utm_source=x'],
  ['/kazan&utm_source=x&fbclid=a-b', 'utm_source=x&fbclid=a-b'],
  ['/kazan&', ''],
])('of %s the parameters are %j', (address, query) => {
  expect(findCorrectedPath(address)).toEqual({ path: '/kazan', query })
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
])('%s means no other page', address => {
  expect(findCorrectedPath(address)).toBeUndefined()
})

test('finds only addresses that have a page and differ from the requested one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[\w/.)&=%-]{0,20}$/), address => {
      const found = findCorrectedPath(address)
      if (!found) return
      expect(found.path).not.toBe(address)
      expect(resolveRoute(found.path).route).toBeDefined()
    }),
  )
})
