import { findRedirect, routeRules } from '#application/routing/route-rules.ts'
import { nextFiles } from '#infrastructure/next/addresses.ts'
import { isModifiedClick } from './clicks.ts'
import { savesData } from './saves-data.ts'

interface Router {
  readonly push: (href: string) => void
  readonly prefetch: (href: string) => void
}

/** The link of an event if soft navigation can follow it: to another page of this site, in this tab. */
export function followable(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return undefined
  // An image is not a page.
  if (link.pathname.startsWith(nextFiles)) return undefined
  // The other language is a full load: it changes the whole document.
  if (link.target || link.hasAttribute('download') || link.hreflang) return undefined
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage ? undefined : link
}

/**
 * Soft navigation for plain links, and prefetch on intent (hover, focus, touch). One listener for all links: a page with a
 * thousand of them needs no component for each.
 */
export function softLinks(router: Router): () => void {
  const follow = (event: MouseEvent) => {
    if (isModifiedClick(event) || event.defaultPrevented) return
    const link = followable(event.target)
    if (!link) return
    event.preventDefault()
    const elsewhere = findRedirect(routeRules, link.pathname, link.search.slice(1))
    if (elsewhere?.isExternal) location.assign(elsewhere.location)
    else router.push(elsewhere?.location ?? link.pathname + link.search + link.hash)
  }
  let intended: HTMLAnchorElement | undefined
  const intend = ({ target }: Event) => {
    const link = savesData() ? undefined : followable(target)
    // A touch is followed by the other two, for the same link.
    if (link === intended) return
    intended = link
    // These open dialogs.
    if (link && !link.matches('[data-city-picker],[data-login]')) router.prefetch(link.pathname + link.search)
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  document.addEventListener('click', follow)
  for (const intent of intents) document.addEventListener(intent, intend, { passive: true })
  return () => {
    document.removeEventListener('click', follow)
    for (const intent of intents) document.removeEventListener(intent, intend)
  }
}
