import { takeFocusSnapshot } from './page-focus.ts'

/** Visitors who only read do not need `watchFocus`. */
export function watchFocusOnFirstUse(): void {
  const loadOnNextFocus = () => addEventListener('focusin', load, { once: true })
  const load = () => {
    const focusBefore = takeFocusSnapshot()
    import('./watch-focus.ts').then(({ watchFocus }) => watchFocus(focusBefore), loadOnNextFocus)
  }
  if (document.activeElement === document.body) loadOnNextFocus()
  else load()
}
