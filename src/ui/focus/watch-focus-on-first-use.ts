/** Loads the focus watch with the first focus: pages that are only read do without it. */
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
