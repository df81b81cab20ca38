import { expect, it } from 'vitest'
import { cityTarget, countryTarget } from './city-target.ts'
import { listPath } from './list-path.ts'

const city = { slug: 'kazan' }
const lists = (['ru', 'en'] as const).flatMap(locale =>
  [null, 'repair', 'repair/bathroom', '3d-models'].map(category => ({ locale, category })),
)

it.each(lists)('R-targets: moves the list $category of $locale to a city, to another one, and back', of => {
  const [ofCountry, ofCity] = [listPath(of), listPath({ ...of, city })]
  expect(cityTarget(ofCountry, 'kazan')).toBe(ofCity)
  expect(cityTarget(ofCity, 'kazan')).toBe(ofCity)
  expect(cityTarget(listPath({ ...of, city: { slug: 'perm' } }), 'kazan')).toBe(ofCity)
  expect(countryTarget(ofCity)).toBe(ofCountry)
})

it.each([
  '/',
  '/en',
  '/kazan',
  '/profiles/7',
  '/en/profiles/77',
  '/#cities',
  '/profiles?page=2',
  '/about',
  '#content',
  '/about/profiles',
])('leaves %s alone', href => {
  expect(cityTarget(href, 'kazan')).toBe(href)
  expect(countryTarget(href)).toBe(href)
})
