import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ResolvedList } from '#application/routing/resolve-list.ts'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { someRegions } from '#tests/builders/city.ts'
import { createRegionsWithCities } from '#tests/builders/many-cities.ts'
import { ListCitiesView } from './list-cities-view.tsx'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'], 'Пермский край': ['Пермь'] })

const renderView = (list: ResolvedList) => render(<ListCitiesView locale="ru" regions={regions} list={list} />)

test('links to the same list in each city and in the whole country', () => {
  renderView({ category: 'repair/bathroom', filters: { priceTo: 1500 }, rejectedFilters: {} })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Выберите город')
  const otherCities = within(screen.getByRole('heading', { name: /^Другие/ }).closest('section') ?? document.body)
  expect(otherCities.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Елабуга', '/city-0-1/specialists/repair/bathroom?price_to=1500'],
    ['Казань', '/city-0-0/specialists/repair/bathroom?price_to=1500'],
    ['Пермь', '/city-1-0/specialists/repair/bathroom?price_to=1500'],
  ])
  const countryLink = screen.getByRole('link', { name: 'Искать по\u00a0всей России' })
  expect(countryLink).toHaveAttribute('href', '/profiles?category=repair/bathroom&price_to=1500')
  expect(screen.getByText(/^Категория и\sфильтры останутся/)).toBeInTheDocument()
})

test('mentions neither category nor filters if there are none', () => {
  renderView({ category: null, ...noFilters })
  expect(screen.queryByText(/останутся/)).toBeNull()
})

describe('with 10,000 cities', () => {
  const manyRegions = createRegionsWithCities(10_000, 'ru')
  const repair: ResolvedList = { category: 'repair', ...noFilters }
  const renderPage = (prefix?: string | null) =>
    render(<ListCitiesView locale="ru" regions={manyRegions} list={repair} {...(prefix !== undefined && { prefix })} />)
  const getHrefs = (scope: HTMLElement) =>
    within(scope)
      .getAllByRole('link')
      .map(link => decodeURIComponent(link.getAttribute('href') ?? ''))

  test('lists the largest cities, and links each letter to a page that keeps the category', () => {
    const { container } = renderPage()
    const largestHrefs = getHrefs(container.querySelector('section') ?? document.body)
    expect(largestHrefs).toHaveLength(30)
    expect(largestHrefs.slice(0, 2)).toEqual(['/moskva/specialists/repair', '/sankt-peterburg/specialists/repair'])
    const hrefs = getHrefs(screen.getByRole('navigation', { name: 'Города по\u00a0буквам' }))
    expect(hrefs.slice(0, 2)).toEqual(['/profiles/cities?category=repair', '/profiles/cities?category=repair&letter=А'])
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  test('lists the cities of a letter, or links to longer prefixes if there are too many cities', () => {
    const { unmount } = renderPage('Я')
    const section = screen.getByRole('heading', { level: 3 }).closest('section') ?? document.body
    expect(getHrefs(section)).toContain('/yaroslavl/specialists/repair')
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Я')
    unmount()
    const { container } = renderPage('К')
    expect(container.querySelectorAll('section a').length).toBeLessThan(100)
    expect(getHrefs(container)).toContain('/profiles/cities?category=repair&letter=Ка')
  })
})
