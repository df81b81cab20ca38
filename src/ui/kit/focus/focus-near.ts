const controlSelector = 'a[href],button,input,select,textarea,summary'
const regionSelector = 'section,dialog,main,[aria-labelledby][tabindex="-1"]'

export const noScrollOptions: FocusOptions = { preventScroll: true }

export const isControl = (element: Element): boolean => element.matches(controlSelector)

/** Returns false if the element is removed, hidden, disabled or inert. */
export function tryFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  return document.activeElement === element
}

/** Tries the controls in `parent` from `nextSibling` on, then those before it, nearest first. */
export function focusNeighbor(parent: Element, nextSibling: Node | null, options?: FocusOptions): boolean {
  const controls = [...parent.querySelectorAll<HTMLElement>(controlSelector)]
  const isAfter = (control: Element) =>
    nextSibling !== null &&
    (nextSibling.contains(control) ||
      (nextSibling.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  return [...controls.filter(isAfter), ...controls.filter(control => !isAfter(control)).toReversed()].some(control =>
    tryFocus(control, options),
  )
}

/** Focuses the heading of the innermost region, or the region itself if it has none. */
export function focusRegion(element: Element, options?: FocusOptions): boolean {
  const region = element.closest<HTMLElement>(regionSelector)
  if (!region) return false
  const target = findHeading(region) ?? region
  if (target.tabIndex < 0) target.tabIndex = -1
  return tryFocus(target, options) || (region.parentElement !== null && focusRegion(region.parentElement, options))
}

function findHeading(region: Element): HTMLElement | null {
  const id = region.getAttribute('aria-labelledby')
  return id === null ? region.querySelector('h1') : document.getElementById(id)
}

/** Focuses the element, or else the nearest control, or else the heading of the page. */
export function focusNear(element: HTMLElement, options = noScrollOptions): void {
  if (tryFocus(element, options)) return
  let child: Element = element
  while (child.parentElement) {
    const { parentElement, nextSibling } = child
    if (parentElement !== document.body && focusNeighbor(parentElement, nextSibling, options)) return
    child = parentElement
  }
  focusMain(noScrollOptions)
}

export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main')
  if (main) focusRegion(main, options)
}
