import { focusMain, focusRegion, noScrollOptions, tryFocus } from '#ui/kit/focus/focus-near.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { findNavigationLink } from '#ui/navigation/navigation-links.ts'
import { dialogLinkSelector, findResultsHeading, takeFocusSnapshot, getPath, type FocusSnapshot } from './page-focus.ts'

const findLinks = (href: string | null) =>
  [...document.querySelectorAll('a')].filter(link => link.getAttribute('href') === href)

interface FollowedLink {
  readonly href: string | null
  /** Position among the links with the same `href`. */
  readonly index: number
}

// These controls open another page without a link.
const navigatingSelector = '[role=menuitem],[data-sign-out]'

// Focusing does not scroll, because the router and the browser handle scrolling.
function focusHashTarget(): boolean {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return false
  if (target.localName === 'section') return focusRegion(target, noScrollOptions)
  if (target.tabIndex < 0) target.tabIndex = -1
  return tryFocus(target, noScrollOptions)
}

/** An invalid field may be hidden in collapsed filters. */
function focusPage(wasOnList: boolean) {
  const invalidField = document.querySelector<HTMLElement>('main [aria-invalid=true]')
  if ((invalidField && tryFocus(invalidField)) || focusHashTarget()) return
  const resultsHeading = findResultsHeading()
  if (!wasOnList || !resultsHeading || !focusRegion(resultsHeading, noScrollOptions)) focusMain(noScrollOptions)
}

/** Also handles a navigation that came after `focusBefore`, unless the visitor has moved the focus since then. */
export function manageNavigationFocus(focusBefore: FocusSnapshot = takeFocusSnapshot()): () => void {
  const { activeElement } = document
  const hasVisitorMovedFocus = activeElement !== document.body && activeElement !== focusBefore.element
  let { path, isList: wasOnList } = hasVisitorMovedFocus ? takeFocusSnapshot() : focusBefore
  let isNewNavigation = false
  const lastLinkByPath = new Map<string, FollowedLink>()
  let linkToRestore: FollowedLink | undefined
  let isFocusPending = false
  let shownHeading: Element | null = null

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(navigatingSelector)) isNewNavigation = true
    const link = findNavigationLink(event.target)
    // The listener of a dialog link may run after this one, so `defaultPrevented` may still be false.
    if (!link || link.matches(dialogLinkSelector) || event.defaultPrevented || isModifiedClick(event)) return
    const href = link.getAttribute('href')
    lastLinkByPath.set(getPath(), { href, index: findLinks(href).indexOf(link) })
    isNewNavigation = true
  }
  const onSubmit = () => {
    isNewNavigation = true
  }
  // An earlier click may have opened nothing, for example because the visitor chose to stay on the page.
  const onPopState = () => {
    if (getPath() !== path) isNewNavigation = false
  }
  const onShown = () => {
    if (getPath() !== path) {
      path = getPath()
      linkToRestore = isNewNavigation ? undefined : lastLinkByPath.get(path)
      isNewNavigation = false
      isFocusPending = true
    }
    const link = linkToRestore && findLinks(linkToRestore.href)[linkToRestore.index]
    const heading = document.querySelector('h1')
    // The previous page may render again under the new URL until the new page has loaded.
    const isPageReplaced = heading !== shownHeading
    shownHeading = heading
    if (isFocusPending && (link || !linkToRestore || isPageReplaced)) {
      isFocusPending = false
      const isRestored = link !== undefined && tryFocus(link, noScrollOptions)
      if (!isRestored && !document.querySelector('dialog[open]')) focusPage(wasOnList)
    }
    wasOnList = findResultsHeading() !== null
  }
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  // Capturing listeners come first. The router's older listener may show a cached page before later ones are called.
  addEventListener('popstate', onPopState, { capture: true, signal })
  addEventListener(pageShownEvent, onShown, { signal })
  onShown()
  return () => listeners.abort()
}
