import { takeFocusSnapshot } from './page-focus.ts'

/** Loads `watchFocus` once an element has the focus, because visitors who only read do not need it. */
export function watchFocusOnFirstUse(): void {
  const loadOnNextFocus = () => addEventListener('focusin', load, { once: true })
  const load = () => {
    const focusBefore = takeFocusSnapshot()
    // A failed load is repeated.
    import('./watch-focus.ts').then(({ watchFocus }) => watchFocus(focusBefore), loadOnNextFocus)
  }
  if (document.activeElement === document.body) loadOnNextFocus()
  else load()
}
