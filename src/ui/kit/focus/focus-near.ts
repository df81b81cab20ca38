const controls = 'a[href],button,input,select,textarea,summary'
const regions = 'section,dialog,main,[aria-labelledby][tabindex="-1"]'

export const isControl = (element: Element): boolean => element.matches(controls)

/** Focuses an element. Returns false if it is removed, hidden or inert. */
export function tryFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  return document.activeElement === element
}

/** Focuses the control of `parent` that follows a removed child, or else the last control before that child. */
export function focusNeighbor(parent: Element, nextSibling: Node | null): boolean {
  const foundControls = [...parent.querySelectorAll<HTMLElement>(controls)]
  const isAfter = (control: Element) =>
    nextSibling !== null &&
    (nextSibling.contains(control) ||
      (nextSibling.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  return [...foundControls.filter(isAfter), ...foundControls.filter(control => !isAfter(control)).toReversed()].some(
    control => tryFocus(control),
  )
}

/** Focuses the heading of the innermost region around an element, or the region itself if it has no heading. */
export function focusRegion(element: Element, options?: FocusOptions): boolean {
  const region = element.closest<HTMLElement>(regions)
  if (!region) return false
  const target = findHeading(region) ?? region
  if (target.tabIndex < 0) target.tabIndex = -1
  return tryFocus(target, options) || (region.parentElement !== null && focusRegion(region.parentElement, options))
}

function findHeading(region: Element): HTMLElement | null {
  const id = region.getAttribute('aria-labelledby')
  return id === null ? region.querySelector('h1') : document.getElementById(id)
}

/** Focuses an element, or the nearest control around it if the element is hidden or removed. */
export function focusNear(element: HTMLElement): void {
  if (tryFocus(element)) return
  for (
    let { parentElement, nextSibling }: Element = element;
    parentElement;
    { parentElement, nextSibling } = parentElement
  )
    if (parentElement !== document.body && focusNeighbor(parentElement, nextSibling)) return
  focusMain()
}

/** Focuses the heading of the page. */
export function focusMain(options?: FocusOptions): void {
  const main = document.querySelector('main')
  if (main) focusRegion(main, options)
}
