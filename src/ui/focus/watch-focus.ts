import { manageNavigationFocus } from './manage-navigation-focus.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'
import { pressLinksWithSpace } from './press-with-space.ts'

/** What the keyboard and screen readers need, for the life of the document. Loads with the first focus. */
export function watchFocus(): void {
  restoreLostFocus()
  manageNavigationFocus()
  pressLinksWithSpace()
}
