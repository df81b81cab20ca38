import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { aTree } from '#tests/builders/category.ts'
import { someRegions } from '#tests/builders/city.ts'
import { aDevice } from '#tests/builders/device.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { HomeView, type HomeViewProps } from './home-view.tsx'

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const renderHome = (props: Partial<HomeViewProps> = {}) =>
  render(
    <UseCasesContext value={pendingUseCases}>
      <SavedProfilesContext value={createSavedProfiles(aDevice())}>
        <HomeView
          locale="ru"
          regions={someRegions({ Татарстан: ['Казань'] })}
          categories={{ ok: true, value: aTree() }}
          profiles={{ ok: true, value: [aProfile()] }}
          {...props}
        />
      </SavedProfilesContext>
    </UseCasesContext>,
  )

test('shows heading, categories, specialists and cities', () => {
  renderHome()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Найдите того, кто знает своё дело')
  const categories = within(screen.getByRole('region', { name: 'Популярные категории' }))
  expect(categories.getByRole('link', { name: 'Репетиторы' })).toHaveAttribute('href', '/profiles?category=repetitory')
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
  // The city is in the section of its letter and among the featured cities.
  expect(screen.getAllByRole('link', { name: 'Казань' })).toHaveLength(2)
})

test('links to popular subcategories, marked so that they follow the current city', () => {
  renderHome()
  const link = screen.getByRole('link', { name: 'Математика' })
  expect(link).toHaveAttribute('href', '/profiles?category=repetitory/matematika')
  expect(link.closest('[data-follows-city]')).not.toBeNull()
})

test('R-targets: links to the categories of the country’s list, with a full page load', () => {
  renderHome()
  const link = screen.getByRole('link', { name: 'Все категории' })
  expect(link).toHaveAttribute('href', '/profiles#categories')
  expect(link).toHaveAttribute('target', '_self')
})

test('R-random: omits the blocks of specialists and of categories if they are empty', () => {
  renderHome({ profiles: { ok: true, value: [] }, categories: { ok: true, value: [] } })
  expect(screen.queryByRole('heading', { name: `Специалисты ${brandNames.ru.onSite}` })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Популярные категории' })).toBeNull()
})

test('R-fallback: shows an error in place of a failed block, and the other blocks', () => {
  renderHome({ categories: unavailableOutcome, profiles: unavailableOutcome })
  const categories = within(screen.getByRole('region', { name: 'Популярные категории' }))
  expect(categories.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(categories.getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('alert')).toHaveTextContent('Специалисты не загрузились')
  expect(screen.getByRole('heading', { name: 'Все города' })).toBeInTheDocument()
})
