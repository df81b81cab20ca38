import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { QuestionArea, DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { listenForClicks } from '#ui/navigation/clicks.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { openSavedProfilesDialog } from './open-saved-profiles-dialog.ts'
import { SavedProfilesContext } from './saved-profiles-context.tsx'
import { SavedSections } from './saved-sections.tsx'

afterEach(() => act(closeOverlays))

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']
const createProfile = (id: number) =>
  toSavedProfile(aProfile({ id, user: { id, name: names[id - 1] ?? '', avatar: null } }))
const texts = { close: 'Закрыть', messages: 'Сообщения', loading: 'Загружаем' }

function renderSections(favoriteIds: readonly number[], recentIds: readonly number[] = []) {
  const store = createSavedProfiles(aDevice())
  for (const id of favoriteIds.toReversed()) store.add('favorites', createProfile(id))
  for (const id of recentIds.toReversed()) store.add('recents', createProfile(id))
  render(
    <SavedProfilesContext value={store}>
      <SavedSections locale="ru" />
      <ToastArea texts={texts} isNavigating={false} />
      <QuestionArea texts={texts} />
      <UseCasesContext value={pendingUseCases}>
        <DialogArea />
      </UseCasesContext>
    </SavedProfilesContext>,
  )
  return { store, user: userEvent.setup() }
}
const getSection = (name: string) => within(screen.getByRole('region', { name }))
const getNames = (name: string) =>
  getSection(name)
    .getAllByRole('link')
    .map(link => link.textContent)

test('shows where each list is stored, and links to the profiles', () => {
  renderSections([1, 2], [3])
  expect(getNames('Избранное')).toEqual(['Анна', 'Борис'])
  expect(getNames('Вы недавно смотрели')).toEqual(['Вера'])
  expect(screen.getByRole('link', { name: 'Анна' })).toHaveAttribute('href', '/profiles/1')
  expect(screen.getAllByText(/хранится на\sэтом устройстве/)).toHaveLength(2)
})

test('moves focus to the next card after a removal, and undo restores the order', async () => {
  const { user } = renderSections([1, 2, 3, 4])
  await user.click(screen.getByRole('button', { name: 'Убрать: Вера' }))
  expect(getNames('Избранное')).toEqual(['Анна', 'Борис', 'Глеб'])
  expect(screen.getByRole('button', { name: 'Убрать: Глеб' })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(getNames('Избранное')).toEqual(['Анна', 'Борис', 'Вера', 'Глеб'])
})

test('undo restores only the removed profile, below the remaining cards that were above it', async () => {
  const { user, store } = renderSections([1, 2, 3, 4])
  await user.click(screen.getByRole('button', { name: 'Убрать: Вера' }))
  act(() => {
    store.remove('favorites', 2)
    store.add('favorites', createProfile(5))
  })
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(store.getItems('favorites').map(({ id }) => id)).toEqual([5, 1, 3, 4])
})

test('asks before clearing, then removes the section', async () => {
  const { user, store } = renderSections([1, 2], [3])
  const pressClear = () => user.click(getSection('Избранное').getByRole('button', { name: 'Очистить избранное' }))
  await pressClear()
  await user.click(await screen.findByRole('button', { name: 'Оставить' }))
  expect(store.getItems('favorites')).toHaveLength(2)
  await pressClear()
  await user.click(await screen.findByRole('button', { name: 'Убрать' }))
  expect(screen.queryByRole('region', { name: 'Избранное' })).toBeNull()
  expect(store.getItems('recents')).toHaveLength(1)
})

test('shows at most four profiles of a list, and the whole list in a dialog', async () => {
  // Every page has this listener.
  const removeListener = listenForClicks('[data-saved-profiles]', () => openSavedProfilesDialog('ru', vi.fn()))
  const { user } = renderSections([1, 2, 3, 4, 5])
  expect(getNames('Избранное')).toEqual(names.slice(0, 4))
  await user.click(screen.getByRole('button', { name: 'Показать всех: 5' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Избранное' }))
  expect(dialog.getAllByRole('link')).toHaveLength(5)
  removeListener()
})
