import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { ConfirmArea, DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { onClickWithin } from '#ui/navigation/clicks.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { openSaved } from './open-saved.ts'
import { SavedProfilesProvider } from './saved-lists.tsx'
import { SavedSections } from './saved-sections.tsx'

afterEach(() => act(closeOverlays))

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']
const person = (id: number) => toSavedProfile(aProfile({ id, user: { id, name: names[id - 1] ?? '', avatar: null } }))
const texts = { close: 'Закрыть', messages: 'Сообщения', loading: 'Загружаем' }

function show(favourites: readonly number[], recents: readonly number[] = []) {
  const kept = createSavedProfiles(aDevice())
  for (const id of favourites.toReversed()) kept.add('favorites', person(id))
  for (const id of recents.toReversed()) kept.add('recents', person(id))
  render(
    <SavedProfilesProvider store={kept}>
      <SavedSections locale="ru" />
      <ToastArea texts={texts} isNavigating={false} />
      <ConfirmArea texts={texts} />
      <UseCasesProvider useCases={pendingUseCases}>
        <DialogArea />
      </UseCasesProvider>
    </SavedProfilesProvider>,
  )
  return { kept, user: userEvent.setup() }
}
const block = (name: string) => within(screen.getByRole('region', { name }))
const shownIn = (name: string) =>
  block(name)
    .getAllByRole('link')
    .map(link => link.textContent)

test('says where each list is stored and links to the profiles', () => {
  show([1, 2], [3])
  expect(shownIn('Избранное')).toEqual(['Анна', 'Борис'])
  expect(shownIn('Вы недавно смотрели')).toEqual(['Вера'])
  expect(screen.getByRole('link', { name: 'Анна' })).toHaveAttribute('href', '/profiles/1')
  expect(screen.getAllByText(/хранится на\sэтом устройстве/)).toHaveLength(2)
})

test('undoes a removal and moves focus to the next card', async () => {
  const { user } = show([1, 2])
  await user.click(screen.getByRole('button', { name: 'Убрать: Анна' }))
  expect(shownIn('Избранное')).toEqual(['Борис'])
  expect(screen.getByRole('button', { name: 'Убрать: Борис' })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(shownIn('Избранное')).toEqual(['Анна', 'Борис'])
})

test('asks before clearing, then removes the block', async () => {
  const { user, kept } = show([1, 2], [3])
  const clear = () => user.click(block('Избранное').getByRole('button', { name: 'Убрать всех' }))
  await clear()
  await user.click(await screen.findByRole('button', { name: 'Оставить' }))
  expect(kept.items('favorites')).toHaveLength(2)
  await clear()
  await user.click(await screen.findByRole('button', { name: 'Убрать' }))
  expect(screen.queryByRole('region', { name: 'Избранное' })).toBeNull()
  expect(kept.items('recents')).toHaveLength(1)
})

test('shows four profiles, and all of them in a dialog', async () => {
  // The document of every page listens for such buttons.
  const stop = onClickWithin('[data-saved-profiles]', () => void openSaved('ru'))
  const { user } = show([1, 2, 3, 4, 5])
  expect(shownIn('Избранное')).toEqual(names.slice(0, 4))
  await user.click(screen.getByRole('button', { name: 'Показать всех: 5' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Избранное' }))
  expect(dialog.getAllByRole('link')).toHaveLength(5)
  stop()
})
