import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { confirm, openDialog, OverlaysContext, type Toasts } from '#ui/overlay/overlays.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { SavedProfilesContext } from './saved-profiles-context.tsx'

const profile = toSavedProfile(aProfile())
const texts = {
  save: 'В избранное',
  saved: 'В избранном',
  added: 'Добавлено в\u00a0избранное',
  open: 'Открыть избранное',
  failed: 'Storage is unavailable',
}

const addedToast = {
  kind: 'success',
  text: texts.added,
  action: { text: texts.open, run: expect.any(Function) as () => void },
}

/** `pressEarly` simulates a press before hydration on the server-rendered button. */
function renderButton(device = aDevice(), pressEarly?: (button: HTMLButtonElement) => void) {
  const store = createSavedProfiles(device)
  const showToast = vi.fn<Toasts['show']>(() => () => undefined)
  const createPage = () => (
    <OverlaysContext value={{ confirm, openDialog, toasts: { show: showToast } }}>
      <SavedProfilesContext value={store}>
        <FavoriteButton profile={{ ...profile }} texts={texts} />
      </SavedProfilesContext>
    </OverlaysContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(createPage())
  pressEarly?.(screen.getByRole('button', { name: /^В избранно/ }))
  const { rerender } = render(createPage(), { container, hydrate: true })
  return {
    store,
    showToast,
    device,
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: /^В избранно/ }),
    renderAgain: () => rerender(createPage()),
  }
}

test('adds the specialist, offers to open the favorites, and removes the specialist', async () => {
  const { store, showToast, user, button } = renderButton()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(store.getItems('favorites')).toEqual([profile])
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(button).toHaveTextContent('В избранном')
  expect(showToast).toHaveBeenCalledWith(addedToast)
  const openButton = document.body.appendChild(document.createElement('button'))
  openButton.dataset['savedProfiles'] = ''
  const onOpen = vi.fn<() => void>()
  openButton.addEventListener('click', onOpen)
  showToast.mock.lastCall?.[0].action?.run()
  expect(onOpen).toHaveBeenCalledOnce()
  openButton.remove()
  await user.click(button)
  expect(store.getItems('favorites')).toEqual([])
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(showToast).toHaveBeenCalledTimes(1)
})

test('keeps the result of a press before hydration', async () => {
  const device = aDevice()
  const { store, user, button } = renderButton(device, earlyButton => {
    expect(JSON.parse(earlyButton.dataset['favorite'] ?? '')).toEqual(profile)
    earlyButton.ariaPressed = 'true'
    createSavedProfiles(device).add('favorites', profile)
  })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await user.click(button)
  expect(store.getItems('favorites')).toEqual([])
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('announces an addition before hydration once, even if the page renders again', () => {
  const { showToast, renderAgain } = renderButton(aDevice(), earlyButton => earlyButton.toggleAttribute('data-added'))
  expect(showToast).toHaveBeenCalledExactlyOnceWith(addedToast)
  renderAgain()
  expect(showToast).toHaveBeenCalledOnce()
})

test('adds a viewed profile to the recently viewed profiles', () => {
  expect(renderButton().store.getItems('recents')).toEqual([profile])
})

test('follows changes made in another tab', () => {
  const { device, button } = renderButton()
  createSavedProfiles(device).add('favorites', profile)
  act(device.notifyListeners)
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('shows an error when storage is full', async () => {
  const { showToast, user, button } = renderButton(aDevice({ isFull: true }))
  await user.click(button)
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', text: texts.failed })
  expect(button).toHaveAttribute('aria-pressed', 'false')
})
