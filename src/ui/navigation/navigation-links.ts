import { findRedirect, routeRules } from '#application/routing/redirects/route-rules.ts'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { isModifiedClick } from './clicks.ts'
import { isDataSaverOn } from './data-saver.ts'

interface Router {
  readonly push: (href: string) => void
  readonly prefetch: (href: string) => void
}

/** Finds a link that opens another page of this site in this tab. */
export function findNavigationLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return undefined
  if (link.pathname.startsWith(nextFilesPrefix)) return undefined
  // Changing the language replaces the whole document.
  if (link.target || link.hasAttribute('download') || link.hreflang) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage ? undefined : link
}

function resolveRedirect({ pathname, search }: HTMLAnchorElement) {
  const redirect = findRedirect(routeRules, pathname, search.slice(1))
  return { address: redirect?.location ?? pathname + search, isExternal: redirect?.isExternal }
}

/** Uses event delegation, because pages have over a thousand links. */
export function enableNavigationLinks(router: Router): () => void {
  const handleClick = (event: MouseEvent) => {
    if (isModifiedClick(event) || event.defaultPrevented) return
    const link = findNavigationLink(event.target)
    if (!link) return
    event.preventDefault()
    const { address, isExternal } = resolveRedirect(link)
    // As in an HTTP redirect, an address without a fragment keeps the fragment of the link.
    const href = address.includes('#') ? address : address + link.hash
    if (isExternal) location.assign(href)
    else router.push(href)
  }
  let prefetchedLink: HTMLAnchorElement | undefined
  const onIntent = ({ target }: Event) => {
    const link = isDataSaverOn() ? undefined : findNavigationLink(target)
    // A touch also fires mouseover and focusin.
    if (link === prefetchedLink) return
    prefetchedLink = link
    if (!link || link.matches('[data-city-picker],[data-login]')) return
    const { address, isExternal } = resolveRedirect(link)
    if (!isExternal) router.prefetch(address.replace(/#.*/, ''))
  }
  const intents = ['mouseover', 'focusin', 'touchstart'] as const
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('click', handleClick, { signal })
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, signal })
  return () => listeners.abort()
}
