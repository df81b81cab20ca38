import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ResolvedList } from '#application/routing/resolve-list.ts'
import { noFilters } from '#domain/profile/profile-filters.ts'
import { someRegions } from '#tests/builders/city.ts'
import { CitiesOfListView } from './cities-of-list-view.tsx'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'], 'Пермский край': ['Пермь'] })

const renderView = (list: ResolvedList) => render(<CitiesOfListView locale="ru" regions={regions} list={list} />)

test('links to the same list in each city and in the whole country', () => {
  renderView({ category: 'repair/bathroom', filters: { priceTo: 1500 }, rejectedFilters: {} })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Выберите город')
  const otherCities = within(screen.getByRole('heading', { name: /^Другие/ }).closest('section') ?? document.body)
  expect(otherCities.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Елабуга', '/city-0-1/specialists/repair/bathroom?price_to=1500'],
    ['Казань', '/city-0-0/specialists/repair/bathroom?price_to=1500'],
    ['Пермь', '/city-1-0/specialists/repair/bathroom?price_to=1500'],
  ])
  const country = screen.getByRole('link', { name: 'Искать по\u00a0всей России' })
  expect(country).toHaveAttribute('href', '/profiles?category=repair/bathroom&price_to=1500')
  expect(screen.getByText(/^Категория и\sфильтры останутся/)).toBeInTheDocument()
})

test('does not mention filters if there are none', () => {
  renderView({ category: null, ...noFilters })
  expect(screen.queryByText(/останутся/)).toBeNull()
})
