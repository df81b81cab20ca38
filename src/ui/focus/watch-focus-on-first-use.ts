import { takeFocusSnapshot } from './page-focus.ts'

/** Loads `watchFocus` once an element has the focus, because visitors who only read do not need it. */
export function watchFocusOnFirstUse(): void {
  const load = () => {
    const focusBefore = takeFocusSnapshot()
    import('./watch-focus.ts').then(
      ({ watchFocus }) => watchFocus(focusBefore),
      () => undefined,
    )
  }
  if (document.activeElement === document.body) addEventListener('focusin', load, { once: true })
  else load()
}
