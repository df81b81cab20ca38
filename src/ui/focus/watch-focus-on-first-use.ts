/** Loads `watchFocus` on the first focus, because visitors who only read do not need it. */
export function watchFocusOnFirstUse(): void {
  const load = () => {
    import('./watch-focus.ts').then(
      ({ watchFocus }) => watchFocus(),
      () => undefined,
    )
  }
  if (document.activeElement === document.body) addEventListener('focusin', load, { once: true })
  else load()
}
