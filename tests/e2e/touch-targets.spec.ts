import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

/** CSS pixels. */
const minTargetHeight = 44

/** Measures controls whose box is too low by hit tests. Links in sentences are exempt. */
const findSmallTargets = (page: Page) =>
  page.evaluate(minHeight => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const isExempt = (element: Element) => element.closest('p, bdi, .visually-hidden, [inert]') !== null
    return [...document.querySelectorAll(controls)].flatMap(element => {
      if (isExempt(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      const target = element.closest(element.tagName === 'A' ? 'label, .linked' : 'label') ?? element
      if (target.getBoundingClientRect().height >= minHeight) return []
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2) return []
      // A pseudo-element may extend the target above the element, below it, or both.
      const hitRows = Array.from({ length: 2 * minHeight }, (_, y) => top + height / 2 - minHeight + y).filter(y => {
        const hit = document.elementFromPoint(left + width / 2, y)
        return hit !== null && target.contains(hit)
      })
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
      return hitRows.length >= minHeight ? [] : [`${element.localName} '${name}': ${hitRows.length}`]
    })
  }, minTargetHeight)

test.use({ viewport: { width: 360, height: 780 } })

/** Controls that appear after hydration, by path. */
const lateControls: Readonly<Record<string, string>> = { '/register': '#registration-email' }

test('every target is at least 44 pixels high on a phone', async ({ page }) => {
  for (const path of [
    '/',
    '/kazan',
    '/kazan/specialists/repetitory?rating_from=4.5&price_to=3000&sort=price',
    '/profiles/1',
    '/profiles/compare?ids=1,2',
    '/profiles/cities?category=repetitory',
    '/help',
    '/register',
  ]) {
    await page.goto(path)
    await hydrate(page)
    const lateControl = lateControls[path]
    if (lateControl) await expect(page.locator(lateControl)).toBeVisible()
    expect.soft(await findSmallTargets(page), path).toEqual([])
  }
})
