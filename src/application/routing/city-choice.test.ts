import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cityTarget, countryTarget, cityChoice } from './city-choice.ts'
import { listPath } from './list-path.ts'

const city = { slug: 'kazan' }
const lists = (['ru', 'en'] as const).flatMap(locale =>
  [null, 'repair', 'repair/bathroom'].map(category => ({ locale, category })),
)

it.each(lists)('R-targets: moves the list $category of $locale to a city, to another one, and back', of => {
  const [ofCountry, ofCity] = [listPath(of), listPath({ ...of, city })]
  expect(cityTarget(ofCountry, 'kazan')).toBe(ofCity)
  expect(cityTarget(ofCity, 'kazan')).toBe(ofCity)
  expect(cityTarget(listPath({ ...of, city: { slug: 'perm' } }), 'kazan')).toBe(ofCity)
  expect(countryTarget(ofCity)).toBe(ofCountry)
})

it.each(['/', '/en', '/kazan', '/profiles/7', '/en/profiles/7', '/#cities', '/profiles?page=2', '/about', '#content'])(
  'leaves %s alone',
  href => {
    expect(cityTarget(href, 'kazan')).toBe(href)
    expect(countryTarget(href)).toBe(href)
  },
)

it.each([
  ['ru', '/', '', '/perm'],
  ['ru', '/kazan', '', '/perm'],
  ['ru', '/perm', '', '/perm'],
  ['ru', '/kazan/specialists', '', '/perm/specialists'],
  ['ru', '/perm/specialists', '', '/perm/specialists'],
  ['ru', '/kazan/specialists/repair/bathroom', '?page=2', '/perm/specialists/repair/bathroom'],
  ['ru', '/profiles', '', '/perm/specialists'],
  ['ru', '/profiles', '?category=repair%2Fbathroom&page=3', '/perm/specialists/repair/bathroom'],
  ['ru', '/profiles/7', '', '/perm'],
  ['ru', '/about/privacyPolicy', '?category=repair', '/perm'],
  ['en', '/en', '', '/en/perm'],
  ['en', '/en/kazan/specialists/repair', '', '/en/perm/specialists/repair'],
  ['en', '/en/profiles', '?category=repair', '/en/perm/specialists/repair'],
  ['en', '/en/help', '', '/en/perm'],
] as const)('in %s, from %s%s to %s', (locale, path, query, target) => {
  expect(cityChoice(locale, path, query, 'perm')).toBe(target)
})

it('always leads to the chosen city, in the language of the page', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
  const path = fc.array(segment, { maxLength: 4 }).map(segments => `/${segments.join('/')}`)
  fc.assert(
    fc.property(fc.constantFrom('ru', 'en'), path, segment, (locale, rest, slug) => {
      const here = locale === 'en' ? `/en${rest === '/' ? '' : rest}` : rest
      const target = cityChoice(locale, here, '', slug)
      expect(`${target}/`.startsWith(`${locale === 'en' ? '/en' : ''}/${slug}/`)).toBe(true)
    }),
  )
})
