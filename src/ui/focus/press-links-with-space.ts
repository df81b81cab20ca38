import { dialogLinkSelector } from './page-focus.ts'

// Matches the kit's button class, to which CSS modules add a prefix or a suffix.
const buttonLinkSelector = `${dialogLinkSelector},a[class*='_button']`

export function pressLinksWithSpace(): () => void {
  const findLink = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.key === ' ' ? findLink(event, buttonLinkSelector) : null
    if (!link) return
    event.preventDefault()
    link.click()
  }
  // The server does not render this attribute, because without JavaScript the links lead to a page.
  const onFocusIn = (event: Event) => findLink(event, dialogLinkSelector)?.setAttribute('aria-haspopup', 'dialog')
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('focusin', onFocusIn, { signal })
  return () => listeners.abort()
}
