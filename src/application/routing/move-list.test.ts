import { expect, it } from 'vitest'
import { moveListToCity, moveListToCountry } from './move-list.ts'
import { getListPath } from './list-path.ts'

const city = { slug: 'kazan' }
const lists = (['ru', 'en'] as const).flatMap(locale =>
  [null, 'repair', 'repair/bathroom', '3d-models'].map(category => ({ locale, category })),
)

it.each(lists)(
  'R-targets: moves a list to a city, to another city, and back (language $locale, category $category)',
  list => {
    const [countryPath, cityPath] = [getListPath(list), getListPath({ ...list, city })]
    expect(moveListToCity(countryPath, 'kazan')).toBe(cityPath)
    expect(moveListToCity(cityPath, 'kazan')).toBe(cityPath)
    expect(moveListToCity(getListPath({ ...list, city: { slug: 'perm' } }), 'kazan')).toBe(cityPath)
    expect(moveListToCountry(cityPath)).toBe(countryPath)
  },
)

it('moves a list with a fragment, and keeps the fragment', () => {
  expect(moveListToCity('/en/profiles#categories', 'kazan')).toBe('/en/kazan/specialists#categories')
  expect(moveListToCountry('/kazan/specialists/repair#categories')).toBe('/profiles?category=repair#categories')
})

it.each([
  '/',
  '/profiles/7#reviews',
  '/en',
  '/kazan',
  '/profiles/7',
  '/en/profiles/77',
  '/#cities',
  '/profiles?page=2',
  '/profiles?category=repair&page=2',
  '/profiles/cities',
  '/en/profiles/compare',
  '/about',
  '#content',
  '/about/profiles',
])('leaves %s unchanged', href => {
  expect(moveListToCity(href, 'kazan')).toBe(href)
  expect(moveListToCountry(href)).toBe(href)
})
