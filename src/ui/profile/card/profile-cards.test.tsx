import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { aDevice } from '#tests/builders/device.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { getCardFacts } from './card-facts.ts'
import { getCardTexts } from './card-texts.ts'
import { ProfileTiles } from './profile-cards.tsx'

const renderTiles = (locale: Locale, ...profiles: readonly Profile[]) =>
  render(<ProfileTiles cards={profiles.map(profile => getCardFacts(locale, getCardTexts(locale), profile))} />, {
    wrapper: EmptySavedProfiles,
  })

test('renders a tile as one link named after the person, with the verified mark', () => {
  renderTiles('ru', aProfile())
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toHaveAttribute('href', '/profiles/7')
  expect(screen.getByText('профиль проверен')).toBeInTheDocument()
})

test('shows rating, price and city on a tile', () => {
  renderTiles('ru', aProfile())
  expect(screen.getByText('Оценка 4,9 из 5')).toBeInTheDocument()
  expect(screen.getByText('128 отзывов')).toBeInTheDocument()
  expect(screen.getByText('Казань')).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('от 1 200 ₽ за занятие')
})

test('says that a newcomer has no reviews instead of showing a rating, and shows no verified mark', () => {
  renderTiles('ru', aNewcomer())
  expect(screen.getByText('Пока без отзывов')).toBeInTheDocument()
  expect(screen.queryByText(/Оценка/)).toBeNull()
  expect(screen.queryByText('профиль проверен')).toBeNull()
})

test('romanizes names on English pages and marks Russian text', () => {
  renderTiles('en', aProfile())
  expect(screen.getByRole('link', { name: 'Aigul Safina' })).toHaveAttribute('href', '/en/profiles/7')
  expect(screen.getByText('Aigul Safina')).not.toHaveAttribute('lang')
  expect(screen.getByText('Математика, физика')).toHaveAttribute('lang', 'ru')
})

test('shows the number of a specialist without a name', () => {
  renderTiles('en', aProfile({ user: { id: 1, name: '', avatar: null } }))
  expect(screen.getByRole('link', { name: 'Specialist No.\u00a07' })).toHaveAttribute('href', '/en/profiles/7')
})

test('saves the specialist under the original name with a heart button, which the server does not render', async () => {
  const facts = getCardFacts('en', getCardTexts('en'), aProfile())
  expect(renderToStaticMarkup(<ProfileTiles cards={[facts]} />)).not.toContain('<button')
  const store = createSavedProfiles(aDevice())
  render(
    <SavedProfilesContext value={store}>
      <ProfileTiles cards={[facts]} />
    </SavedProfilesContext>,
  )
  const heartButton = screen.getByRole('button', { name: 'Save: Aigul Safina', pressed: false })
  await userEvent.click(heartButton)
  expect(store.getItems('favorites')).toEqual([toSavedProfile(aProfile())])
  expect(screen.getByRole('button', { name: 'Saved: Aigul Safina', pressed: true })).toBe(heartButton)
})

test('shows no heart button on a card without a profile to save', () => {
  const facts = { ...getCardFacts('ru', getCardTexts('ru'), aProfile()), savedProfile: null }
  render(<ProfileTiles cards={[facts]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
