import { focusMain, focusRegion, tryFocus } from '#ui/kit/focus/focus-near.ts'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { findSoftLink } from '#ui/navigation/soft-links.ts'

const getAddress = () => location.pathname + location.search

const findLinks = (href: string | null) =>
  [...document.querySelectorAll('a')].filter(link => link.getAttribute('href') === href)

interface Followed {
  readonly href: string | null
  /** Among the links to the same address. */
  readonly index: number
}

/** The router and the browser handle scrolling. */
const withoutScroll: FocusOptions = { preventScroll: true }

const findResults = () => document.getElementById('list')

/** A wrong value in the address comes first. Its field is hidden where the filters are closed. */
function focusPage(isFromResults: boolean) {
  const invalid = document.querySelector<HTMLElement>('main [aria-invalid=true]')
  if (invalid && tryFocus(invalid)) return
  const results = findResults()
  if (!isFromResults || !results || !focusRegion(results, withoutScroll)) focusMain(withoutScroll)
}

/**
 * Focuses the heading of a page after a soft navigation; from one list to the next, the heading of the results. Back and Forward restore the focus of the link that was followed, as
 * browsers do after a full load.
 */
export function manageNavigationFocus(): () => void {
  let address = getAddress()
  let isFollowing = false
  /** The last followed link of each page. */
  const followed = new Map<string, Followed>()
  let wanted: Followed | undefined
  let isFromResults = findResults() !== null

  const onClick = (event: MouseEvent) => {
    const link = findSoftLink(event.target)
    // Prevented for a link that opens a dialog.
    if (!link || event.defaultPrevented || isModifiedClick(event)) return
    const href = link.getAttribute('href')
    followed.set(getAddress(), { href, index: findLinks(href).indexOf(link) })
    isFollowing = true
  }
  const onSubmit = () => {
    isFollowing = true
  }
  const onShown = () => {
    if (getAddress() !== address) {
      address = getAddress()
      // Not by `popstate`: the router's listener may show a cached page before other listeners are called.
      wanted = isFollowing ? undefined : followed.get(address)
      isFollowing = false
      if (!wanted && !document.querySelector('dialog[open]')) focusPage(isFromResults)
      isFromResults = findResults() !== null
    }
    // The page before may be shown again under the new address until the new page has loaded.
    const link = wanted && findLinks(wanted.href)[wanted.index]
    if (!link) return
    wanted = undefined
    link.focus(withoutScroll)
  }
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('submit', onSubmit, { capture: true })
  addEventListener(shownEvent, onShown)
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('submit', onSubmit, { capture: true })
    removeEventListener(shownEvent, onShown)
  }
}
