import { addSaved, removeSaved } from '#application/profile/saved-profiles.ts'
import { parseSavedProfiles } from '#domain/profile/saved-profiles.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'

/*
 * The first file of a page that is touched: a kilobyte, which arrives long before the hundred that hydration needs. It answers
 * presses of the buttons that need no more than this device; every other press waits for hydration, which replays it.
 */
// They have answered by themselves: replayed, the filters would open again that were closed meanwhile.
const answersItself = '[popovertarget],[data-accept-cookies]'

/** As the page shows it, so that a second press takes the first one back. False if the device stores nothing. */
function isAnswered(button: HTMLElement): boolean {
  const [profile] = parseSavedProfiles([JSON.parse(button.dataset.favourite ?? '0')], 1)
  if (!profile) return false
  const add = button.ariaPressed !== 'true'
  const isKept = add
    ? addSaved(deviceStorage, 'favourites', profile)
    : removeSaved(deviceStorage, 'favourites', profile.id)
  if (isKept) button.ariaPressed = `${add}`
  // Once hydrated, the button tells that it stays on this device.
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
