import { expect, type Page } from '@playwright/test'

/** Runs in the page. Checks the center of the visible part of the focused element or its card, not the focus ring. */
export function findFocusFaultInPage(): string | undefined {
  const focusedElement = document.activeElement
  if (!focusedElement || focusedElement === document.body) return 'nothing has the focus'
  const name = `${focusedElement.localName} '${focusedElement.textContent.trim().slice(0, 40)}'`
  // A link that covers its card has its box on `::after`.
  const boxes = [focusedElement, focusedElement.closest('.linked') ?? focusedElement].map(element =>
    element.getBoundingClientRect(),
  )
  const isHit = boxes.some(box => {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 1 || bottom - top < 1) return false
    const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return (
      topElement !== null &&
      (focusedElement.contains(topElement) ||
        topElement.contains(focusedElement) ||
        topElement.closest('label')?.contains(focusedElement))
    )
  })
  return isHit ? undefined : `${name} is covered or outside the window`
}

/** Retries if the document is replaced meanwhile. `expect.poll` would fail at once. */
export const expectVisibleFocus = (page: Page): Promise<void> =>
  expect(async () => {
    expect(await page.evaluate(findFocusFaultInPage), 'the focus').toBeUndefined()
  }).toPass({ intervals: [50] })
