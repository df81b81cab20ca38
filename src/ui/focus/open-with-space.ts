const dialogLinks = 'a[data-form],a[data-login],a[data-city-picker]'

/** Links that open a dialog look like buttons, so Space presses them as well. Elsewhere it scrolls the page. */
export function openDialogLinksWithSpace(): () => void {
  const findLink = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(dialogLinks) : null
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.key === ' ' ? findLink(event) : null
    if (!link) return
    event.preventDefault()
    link.click()
  }
  // Without script these links lead to a page, so the markup does not promise a dialog.
  const onFocusIn = (event: Event) => findLink(event)?.setAttribute('aria-haspopup', 'dialog')
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
  }
}
