import { manageNavigationFocus } from './manage-navigation-focus.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'
import { openDialogLinksWithSpace } from './open-with-space.ts'

/** What the keyboard and screen readers need, for the life of the document. Loads with the first focus. */
export function watchFocus(): void {
  restoreLostFocus()
  manageNavigationFocus()
  openDialogLinksWithSpace()
}
