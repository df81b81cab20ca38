import { focusPages } from './focus-pages.ts'
import { keepFocus } from './keep-focus.ts'

/** Keeps the focus in the page when its element is removed or another page is shown, for the life of the document. */
export function watchFocus(): void {
  keepFocus()
  focusPages()
}
