import { addSaved, removeSaved } from '#application/profile/saved-profiles.ts'
import { parseSavedProfiles } from '#domain/profile/saved-profiles.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

/*
 * The first file after an interaction: 1 KB, which arrives long before the 100 KB that hydration needs. It answers
 * presses of buttons that only need this device; hydration replays all others.
 */
// These work without script; a replay would reopen filters that were closed meanwhile.
const answersItself = '[popovertarget],[data-accept-cookies]'

/** Toggles the shown state, so that a second press undoes the first. False if storage is unavailable. */
function isAnswered(button: HTMLElement): boolean {
  const [profile] = parseSavedProfiles([JSON.parse(button.dataset.favourite ?? '0')], 1)
  if (!profile) return false
  const add = button.ariaPressed !== 'true'
  const isKept = add
    ? addSaved(deviceStorage, 'favorites', profile)
    : removeSaved(deviceStorage, 'favorites', profile.id)
  if (isKept) button.ariaPressed = `${add}`
  // The hydrated button tells visitors that favourites stay on this device.
  if (isKept && add) button.dataset.added = ''
  return isKept
}

function answer() {
  const input = globalThis.znatokInput
  const clicked = input?.clicked
  if (!clicked) return
  const { dataset } = document.documentElement
  delete dataset.waiting
  if (isAnswered(clicked) || clicked.matches(answersItself)) delete input.clicked
  // Shows the progress bar.
  else dataset.waiting = ''
}

answer()
// After the inline script, which records the click.
addEventListener('click', answer, true)
