import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import { confirm, openDialog, OverlaysContext, type Toasts } from '#ui/overlay/overlays.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { SavedProfilesProvider } from './saved-lists.tsx'

const profile = toSavedProfile(aProfile())
const texts = {
  save: 'В избранное',
  saved: 'В избранном',
  added: 'Сохранено.',
  open: 'Открыть избранное',
  failed: 'Nothing can be kept',
}

const isAdded = {
  kind: 'success',
  text: texts.added,
  action: { text: texts.open, run: expect.any(Function) as () => void },
}

/** `pressed` simulates a press before hydration on the server-rendered button. */
function show(device = aDevice(), pressed?: (button: HTMLButtonElement) => void) {
  const kept = createSavedProfiles(device)
  const toast = vi.fn<Toasts['show']>(() => () => undefined)
  const page = (
    <OverlaysContext value={{ confirm, openDialog, toasts: { show: toast } }}>
      <SavedProfilesProvider store={kept}>
        <FavouriteButton profile={profile} texts={texts} />
      </SavedProfilesProvider>
    </OverlaysContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  pressed?.(screen.getByRole('button', { name: /^В избранно/ }))
  render(page, { container, hydrate: true })
  return { kept, toast, device, user: userEvent.setup(), button: screen.getByRole('button', { name: /^В избранно/ }) }
}

test('adds the specialist, offers to open the favorites, and removes them', async () => {
  const { kept, toast, user, button } = show()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(kept.items('favorites')).toEqual([profile])
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(button).toHaveTextContent('В избранном')
  expect(toast).toHaveBeenCalledWith(isAdded)
  const open = document.body.appendChild(document.createElement('button'))
  open.dataset['savedProfiles'] = ''
  const opened = vi.fn<() => void>()
  open.addEventListener('click', opened)
  toast.mock.lastCall?.[0].action?.run()
  expect(opened).toHaveBeenCalledOnce()
  open.remove()
  await user.click(button)
  expect(kept.items('favorites')).toEqual([])
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('keeps the result of a press before hydration', async () => {
  const device = aDevice()
  const { kept, user, button } = show(device, early => {
    expect(JSON.parse(early.dataset['favourite'] ?? '')).toEqual(profile)
    early.ariaPressed = 'true'
    createSavedProfiles(device).add('favorites', profile)
  })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await user.click(button)
  expect(kept.items('favorites')).toEqual([])
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('adds a viewed profile to the recently viewed', () => {
  expect(show().kept.items('recents')).toEqual([profile])
})

test('follows changes made in another tab', () => {
  const { device, button } = show()
  createSavedProfiles(device).add('favorites', profile)
  act(device.announceChange)
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('says when storage is unavailable', async () => {
  const { toast, user, button } = show(aDevice({ isFull: true }))
  await user.click(button)
  expect(toast).toHaveBeenCalledWith({ kind: 'error', text: texts.failed })
  expect(button).toHaveAttribute('aria-pressed', 'false')
})
