import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getChosenCityPath } from './chosen-city-path.ts'

it.each([
  ['ru', '/', '', '/perm'],
  ['ru', '/kazan', '', '/perm'],
  ['ru', '/perm', '', '/perm'],
  ['ru', '/kazan/specialists', '', '/perm/specialists'],
  ['ru', '/perm/specialists', '', '/perm/specialists'],
  ['ru', '/kazan/specialists/repair/bathroom', '?page=2', '/perm/specialists/repair/bathroom'],
  ['ru', '/kazan/specialists/c%2B%2B', '?price_to=1500', '/perm/specialists/c%2B%2B?price_to=1500'],
  ['ru', '/%D0%BE%D1%80%D1%91%D0%BB/specialists/repair', '', '/perm/specialists/repair'],
  ['ru', '/kazan/specialists/%', '', '/perm'],
  ['ru', '/profiles', '', '/perm/specialists'],
  ['ru', '/profiles', '?category=repair%2Fbathroom&page=3', '/perm/specialists/repair/bathroom'],
  ['ru', '/kazan/specialists/repair', '?price_to=1500&page=2', '/perm/specialists/repair?price_to=1500'],
  ['ru', '/profiles', '?search=%D0%B0&sort=price', '/perm/specialists?search=%D0%B0&sort=price'],
  ['ru', '/profiles/7', '', '/perm'],
  ['ru', '/about/privacyPolicy', '?category=repair', '/perm'],
  ['en', '/en', '', '/en/perm'],
  ['en', '/en/kazan/specialists/repair', '', '/en/perm/specialists/repair'],
  ['en', '/en/profiles', '?category=repair', '/en/perm/specialists/repair'],
  ['en', '/en/help', '', '/en/perm'],
] as const)('in the locale %s, choosing a city on %s%s leads to %s', (locale, path, query, target) => {
  expect(getChosenCityPath(locale, path, query, 'perm')).toBe(target)
})

it('always leads to the chosen city in the language of the page', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
  const path = fc.array(segment, { maxLength: 4 }).map(segments => `/${segments.join('/')}`)
  fc.assert(
    fc.property(fc.constantFrom('ru', 'en'), path, segment, (locale, pathWithoutLocale, slug) => {
      const currentPath =
        locale === 'en' ? `/en${pathWithoutLocale === '/' ? '' : pathWithoutLocale}` : pathWithoutLocale
      const target = getChosenCityPath(locale, currentPath, '', slug)
      expect(`${target}/`.startsWith(`${locale === 'en' ? '/en' : ''}/${slug}/`)).toBe(true)
    }),
  )
})
