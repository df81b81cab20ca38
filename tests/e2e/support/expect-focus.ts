import { expect, type Page } from '@playwright/test'

/** Why the focus is lost or hidden; undefined if it is neither. */
export const findFocusFault = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const name = `${focused.localName} '${focused.textContent.trim().slice(0, 40)}'`
    // A link that covers its card has its box on `::after`.
    const boxes = [focused, focused.closest('.linked') ?? focused].map(element => element.getBoundingClientRect())
    const isHit = boxes.some(box => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      if (right - left < 1 || bottom - top < 1) return false
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
    })
    return isHit ? undefined : `${name} is covered or outside of the window`
  })

/** After a press: the focus is not lost, and no bar or overlay covers the element that has it. */
export const expectFocusShown = (page: Page): Promise<void> =>
  expect.poll(() => findFocusFault(page), 'the focus').toBeUndefined()
