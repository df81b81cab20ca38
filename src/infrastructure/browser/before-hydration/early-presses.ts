import { addSavedProfile, removeSavedProfile } from '#application/profile/saved-profiles.ts'
import { parseSavedProfiles } from '#domain/profile/saved-profiles.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

// This file arrives long before hydration. It handles presses that need only this device; hydration replays the others.

function toggleFavorite(button: HTMLElement): boolean {
  const [profile] = parseSavedProfiles([JSON.parse(button.dataset.favorite ?? '0')], 1)
  if (!profile) return false
  const isAdding = button.ariaPressed !== 'true'
  const isStored = isAdding
    ? addSavedProfile(deviceStorage, 'favorites', profile)
    : removeSavedProfile(deviceStorage, 'favorites', profile.id)
  if (!isStored) return false
  button.ariaPressed = `${isAdding}`
  // The hydrated button informs visitors that favorites stay on this device.
  button.toggleAttribute('data-added', isAdding)
  return true
}

/** The last press that hydration has to replay. */
let pressToReplay: HTMLElement | undefined

function handleClick() {
  const input = globalThis.inputRecord
  const pressedElement = input?.clicked
  if (!pressedElement) return
  if (toggleFavorite(pressedElement)) {
    input.clicked = pressToReplay
    return
  }
  pressToReplay = pressedElement
  // Shows the progress bar.
  document.documentElement.dataset.waiting = ''
}

handleClick()
// This listener runs after that of the inline script, which records the click.
addEventListener('click', handleClick, true)
