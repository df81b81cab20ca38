import { redirectionOf, routeRules } from '#application/routing/route-rules.ts'

interface Router {
  readonly push: (href: string) => void
  readonly prefetch: (href: string) => void
}

/** The link of an event, if the page can follow it by itself: one of this site, opened here, to another page. */
export function followable(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return undefined
  // A picture is no page.
  if (link.pathname.startsWith('/_next/')) return undefined
  // A link to the other language is a full load: it changes the whole document.
  if (link.target || link.hasAttribute('download') || link.hreflang) return undefined
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage ? undefined : link
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

const savesData = () => {
  const { connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator
  return connection?.saveData === true
}

/**
 * Follows the page's plain links softly, and fetches a page when somebody is about to open it (pointer over it, focus,
 * touch). One listener for all links: a page of a thousand links needs no component for each.
 */
export function softLinks(router: Router): () => void {
  const follow = (event: MouseEvent) => {
    const link = isPlain(event) && followable(event.target)
    if (!link) return
    event.preventDefault()
    const elsewhere = redirectionOf(routeRules, link.pathname, link.search.slice(1))
    if (elsewhere?.external) location.assign(elsewhere.location)
    else router.push(elsewhere?.location ?? link.pathname + link.search + link.hash)
  }
  const intend = ({ target }: Event) => {
    const link = savesData() ? undefined : followable(target)
    // The city picker and the login open on the spot.
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
