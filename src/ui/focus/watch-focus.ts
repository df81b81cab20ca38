import { manageNavigationFocus } from './manage-navigation-focus.ts'
import type { FocusSnapshot } from './page-focus.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'
import { pressLinksWithSpace } from './press-links-with-space.ts'

/**
 * Manages the focus for the keyboard and screen readers until the document unloads. Loaded on the first focus.
 */
export function watchFocus(focusBefore: FocusSnapshot): void {
  restoreLostFocus(focusBefore)
  manageNavigationFocus(focusBefore)
  pressLinksWithSpace()
}
