import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { useIsPressLoading } from '#ui/navigation/load-on-press.ts'
import { closeOverlays, toasts, toastStore } from '#ui/overlay/overlays.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { SavedProfilesContext } from './saved-profiles-context.tsx'
import { openSavedProfilesDialog } from './open-saved-profiles-dialog.ts'
import { openFavorites } from './use-favorite.ts'

const onLoadError = vi.fn<() => void>()

afterEach(() => act(closeOverlays))

async function renderDialog(locale: Locale, store = createSavedProfiles(aDevice())) {
  render(
    <SavedProfilesContext value={store}>
      <UseCasesContext value={pendingUseCases}>
        <DialogArea />
      </UseCasesContext>
    </SavedProfilesContext>,
  )
  act(() => openSavedProfilesDialog(locale, onLoadError))
  return within(await screen.findByRole('dialog'))
}

test('explains how to add favorites when there are none', async () => {
  const dialog = await renderDialog('ru')
  expect(dialog.getByRole('heading', { name: 'Пока никого нет' })).toBeInTheDocument()
  expect(dialog.getByText(/сердечко/)).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Все специалисты' })).toHaveAttribute('href', '/profiles')
})

test('closes when the link to all specialists is followed', async () => {
  const dialog = await renderDialog('ru')
  const link = dialog.getByRole('link', { name: 'Все специалисты' })
  link.addEventListener('click', event => event.preventDefault())
  await userEvent.setup().click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows both lists in the language of the page and closes when a link is followed', async () => {
  const store = createSavedProfiles(aDevice())
  store.add('favorites', toSavedProfile(aProfile()))
  store.add('recents', toSavedProfile(aProfile()))
  await i18nextInstance.changeLanguage('en')
  const dialog = await renderDialog('en', store)
  expect(dialog.getByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  const [link] = dialog.getAllByRole('link', { name: 'Aigul Safina' })
  expect(link).toHaveAttribute('href', '/en/profiles/7')
  link?.addEventListener('click', event => event.preventDefault())
  if (link) await userEvent.setup().click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays open, with the same people checked, when links are opened in new tabs', async () => {
  const listeners = new AbortController()
  const store = createSavedProfiles(aDevice())
  for (const id of [1, 2, 3]) store.add('favorites', toSavedProfile(aProfile({ id })))
  store.add('recents', toSavedProfile(aProfile({ id: 4 })))
  const dialog = await renderDialog('ru', store)
  const user = userEvent.setup()
  const [checkbox] = dialog.getAllByRole('checkbox')
  if (checkbox) await user.click(checkbox)
  document.addEventListener('click', event => event.preventDefault(), { signal: listeners.signal })
  for (const link of dialog.getAllByRole('link')) {
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(link).toBeVisible()
  }
  expect(checkbox).not.toBeChecked()
  listeners.abort()
})

test('shows the number of a specialist who was saved without a name', async () => {
  const store = createSavedProfiles(aDevice())
  store.add('favorites', toSavedProfile(aProfile({ user: { id: null, name: '', avatar: null } })))
  expect((await renderDialog('ru', store)).getByRole('link', { name: /^Специалист №\s7$/ })).toBeVisible()
})

test('closes the message about an added favorite, and no other', async () => {
  toasts.show({ kind: 'success', text: 'Сохранено', action: { text: 'Открыть', run: openFavorites } })
  await renderDialog('ru')
  expect(toastStore.getItems()).toEqual([])
  for (const kind of ['success', 'info'] as const) {
    act(closeOverlays)
    await act(() => Promise.resolve())
    const closeToast = toasts.show({ kind, text: 'Готово', action: { text: 'Вернуть', run: () => undefined } })
    act(() => openSavedProfilesDialog('ru', onLoadError))
    await screen.findByRole('dialog')
    expect(toastStore.getItems()).toHaveLength(1)
    closeToast()
  }
})

test('opens once on a double press after it was closed, and shows the loading indicator until then', async () => {
  await renderDialog('ru')
  act(closeOverlays)
  const { result: isLoading } = renderHook(useIsPressLoading)
  const press = () => openSavedProfilesDialog('ru', onLoadError)
  act(() => {
    press()
    press()
  })
  expect(isLoading.current).toBe(true)
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  expect(isLoading.current).toBe(false)
  expect(onLoadError).not.toHaveBeenCalled()
})

test('opens no second dialog on a press while it is open', async () => {
  await renderDialog('ru')
  const { result: isLoading } = renderHook(useIsPressLoading)
  act(() => openSavedProfilesDialog('ru', onLoadError))
  await waitFor(() => expect(isLoading.current).toBe(false))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
