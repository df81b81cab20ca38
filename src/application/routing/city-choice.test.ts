import { expect, it } from 'vitest'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { getCityChoicePath, getCityChoiceHref, parseCitiesQuery, findCityChoiceRedirect } from './city-choice.ts'

it.each([
  ['/', '/#cities'],
  ['/kazan', '/#cities'],
  ['/profiles/7?page=2', '/#cities'],
  ['/kazan/specialists', '?cities'],
  ['/kazan/specialists/repair/bathroom?price_to=1500', '?price_to=1500&cities'],
  ['/kazan/specialists/c%2B%2B', '?cities'],
  ['/profiles?category=repair&search=%D0%B0', '?category=repair&search=%D0%B0&cities'],
])('the link to choose a city on %s is %s', (path, link) => {
  expect(getCityChoiceHref('ru', path)).toBe(link)
})

it('keeps the language in links to choose a city', () => {
  expect(getCityChoiceHref('en', '/en/help')).toBe('/en#cities')
  expect(getCityChoiceHref('en', '/en/kazan/specialists')).toBe('?cities')
})

it.each([
  ['/kazan/specialists', '', '/profiles/cities'],
  ['/perm/specialists', 'page=2&', '/profiles/cities'],
  ['/kazan/specialists/repair/bathroom', 'price_to=1500&', '/profiles/cities?category=repair/bathroom&price_to=1500'],
  ['/perm/specialists/repair/bathroom', 'price_to=1+500&', '/profiles/cities?category=repair/bathroom&price_to=1500'],
  ['/kazan/specialists/c%2B%2B', 'price_to=1500&', '/profiles/cities?category=c%2B%2B&price_to=1500'],
  ['/perm/specialists', 'price_to=cheap&', '/profiles/cities?price_to=cheap'],
  ['/en/profiles', 'category=repair&sort=price&', '/en/profiles/cities?category=repair&sort=price'],
])('redirects %s?%scities to the canonical path for choosing its city', (path, query, expectedPath) => {
  expect(findCityChoiceRedirect(path.startsWith('/en') ? 'en' : 'ru', path, `${query}cities`)).toBe(expectedPath)
})

it.each([
  ['/kazan', 'cities'],
  ['/profiles/7', 'cities'],
  ['/profiles/cities', 'cities'],
  ['/kazan/specialists', 'search=cities'],
])('does not redirect %s?%s to cities', (path, query) => {
  expect(findCityChoiceRedirect('ru', path, query)).toBeUndefined()
})

it.each([
  ['letter=%D0%9A', '/profiles/cities?letter=%D0%9A'],
  ['letter=%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD', '/profiles/cities?letter=%D0%9A%D0%B0%D0%B7'],
  ['price_to=1500&letter=other&x=1', '/profiles/cities?price_to=1500&letter=other'],
  ['letter=-', '/profiles/cities'],
  ['letter=', '/profiles/cities'],
])('normalizes the query %s to the path %s', (query, path) => {
  expect(getCityChoicePath('ru', parseCitiesQuery(query))).toBe(path)
})

it('parses the category and the prefix that a path was created with', () => {
  for (const prefix of ['К', 'Ка', 'Йош', 'Q', null]) {
    const path = getCityChoicePath('en', { category: 'repair', ...noFilters, prefix })
    expect(parseCitiesQuery(path.split('?')[1] ?? '')).toMatchObject({ category: 'repair', prefix })
  }
})
