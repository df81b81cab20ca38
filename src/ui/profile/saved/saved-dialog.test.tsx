import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aDevice } from '../../../../tests/builders/device'
import { aProfile } from '../../../../tests/builders/profile'
import { savedProfiles } from '../../../application/profile/saved-profiles'
import { savedProfileOf } from '../../../domain/profile/saved-profiles'
import type { Locale } from '../../../domain/shared/locale'
import { closeOverlays } from '../../overlay/close-overlays'
import { DialogArea } from '../../overlay/overlay-areas'
import { SavedProfilesProvider } from './saved-lists'
import { openSaved } from './open-saved'

afterEach(() => act(closeOverlays))

async function show(locale: Locale, kept = savedProfiles(aDevice())) {
  render(
    <SavedProfilesProvider kept={kept}>
      <DialogArea />
    </SavedProfilesProvider>,
  )
  act(() => openSaved(locale))
  return within(await screen.findByRole('dialog'))
}

test('without anybody it says how they come here', async () => {
  const dialog = await show('ru')
  expect(dialog.getByRole('heading', { name: 'Пока никого нет' })).toBeInTheDocument()
  expect(dialog.getByText(/«Избранное»/)).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Все специалисты' })).toHaveAttribute('href', '/profiles')
})

test('shows both lists in the language of the page, and closes when somebody is chosen', async () => {
  const kept = savedProfiles(aDevice())
  kept.add('favourites', savedProfileOf(aProfile()))
  kept.add('recents', savedProfileOf(aProfile()))
  const dialog = await show('en', kept)
  expect(dialog.getByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  const [link] = dialog.getAllByRole('link', { name: 'Айгуль Сафина' })
  expect(link).toHaveAttribute('href', '/en/profiles/7')
  expect(link).toHaveAttribute('lang', 'ru')
  link?.addEventListener('click', event => event.preventDefault())
  if (link) await userEvent.setup().click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})
