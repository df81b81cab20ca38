/** Loads `watchFocus` on the first focus, because visitors who only read do not need it. */
export function watchFocusOnFirstUse(): void {
  const load = () => {
    const path = location.pathname + location.search
    import('./watch-focus.ts').then(
      ({ watchFocus }) => watchFocus(path),
      () => undefined,
    )
  }
  if (document.activeElement === document.body) addEventListener('focusin', load, { once: true })
  else load()
}
