import { manageNavigationFocus } from './manage-navigation-focus.ts'
import type { FocusSnapshot } from './page-focus.ts'
import { restoreLostFocus } from './restore-lost-focus.ts'
import { pressLinksWithSpace } from './press-links-with-space.ts'

export function watchFocus(focusBefore: FocusSnapshot): void {
  restoreLostFocus(focusBefore)
  manageNavigationFocus(focusBefore)
  pressLinksWithSpace()
}
