const dialogLinks = 'a[data-form],a[data-login],a[data-city-picker]'
// The kit's button class, to which CSS modules add a prefix or a suffix.
const buttonLinks = `${dialogLinks},a[class*='_button']`

/** Space presses links that look like buttons: those that open a dialog, and those of the kit. Elsewhere it scrolls the page. */
export function pressLinksWithSpace(): () => void {
  const findLink = ({ target }: Event, links: string) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.key === ' ' ? findLink(event, buttonLinks) : null
    if (!link) return
    event.preventDefault()
    link.click()
  }
  // Without script these links lead to a page, so the markup does not promise a dialog.
  const onFocusIn = (event: Event) => findLink(event, dialogLinks)?.setAttribute('aria-haspopup', 'dialog')
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
  }
}
