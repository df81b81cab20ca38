import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { SavedProfilesProvider } from './saved-lists.tsx'
import { openSaved } from './open-saved.ts'

afterEach(() => act(closeOverlays))

async function show(locale: Locale, kept = createSavedProfiles(aDevice())) {
  render(
    <SavedProfilesProvider store={kept}>
      <UseCasesProvider useCases={pendingUseCases}>
        <DialogArea />
      </UseCasesProvider>
    </SavedProfilesProvider>,
  )
  act(() => void openSaved(locale))
  return within(await screen.findByRole('dialog'))
}

test('explains how to add favourites when there are none', async () => {
  const dialog = await show('ru')
  expect(dialog.getByRole('heading', { name: 'Пока никого нет' })).toBeInTheDocument()
  expect(dialog.getByText(/сердечко/)).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Все специалисты' })).toHaveAttribute('href', '/profiles')
})

test('shows both lists in the language of the page and closes when a link is followed', async () => {
  const kept = createSavedProfiles(aDevice())
  kept.add('favorites', toSavedProfile(aProfile()))
  kept.add('recents', toSavedProfile(aProfile()))
  await browserI18n.changeLanguage('en')
  const dialog = await show('en', kept)
  expect(dialog.getByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  const [link] = dialog.getAllByRole('link', { name: 'Aigul Safina' })
  expect(link).toHaveAttribute('href', '/en/profiles/7')
  link?.addEventListener('click', event => event.preventDefault())
  if (link) await userEvent.setup().click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('names a nameless specialist in the language of the page, not that of saving', async () => {
  const kept = createSavedProfiles(aDevice())
  kept.add('favorites', toSavedProfile(aProfile({ user: { id: null, name: '', avatar: null } })))
  expect((await show('ru', kept)).getByRole('link', { name: /^Специалист №\s7$/ })).toBeVisible()
})

test('opens once on a double press, and again after it closed', async () => {
  await show('ru')
  act(() => void openSaved('ru'))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  act(closeOverlays)
  await act(() => Promise.resolve())
  act(() => void openSaved('ru'))
  expect(await screen.findByRole('dialog')).toBeVisible()
})
