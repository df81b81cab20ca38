import type { Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

/** Pixels. */
const comfortable = 44

/** Targets that a finger misses: less than 44 pixels high, measured by hit tests. Links in sentences are exempt. */
const findSmallTargets = (page: Page) =>
  page.evaluate(minimum => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const isExempt = (element: Element) => element.closest('p, bdi, .unseen, [inert]') !== null
    return [...document.querySelectorAll(controls)].flatMap(element => {
      if (isExempt(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      const target = element.closest('label, .linked') ?? element
      if (target.getBoundingClientRect().height >= minimum) return []
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2) return []
      // A pseudo-element may extend the target, to one side or both.
      const reached = Array.from({ length: 2 * minimum }, (_, y) => top + height / 2 - minimum + y).filter(y => {
        const hit = document.elementFromPoint(left + width / 2, y)
        return hit !== null && target.contains(hit)
      })
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
      return reached.length >= minimum ? [] : [`${element.localName} '${name}': ${reached.length}`]
    })
  }, comfortable)

test.use({ viewport: { width: 360, height: 780 } })

for (const path of [
  '/',
  '/kazan',
  '/kazan/specialists/repetitory?rating_from=4.5&price_to=3000&sort=price',
  '/profiles/1',
  '/profiles/compare?ids=1,2',
  '/profiles/cities?category=repetitory',
  '/help',
  '/register',
])
  test(`on ${path} every target of a phone is 44 pixels high`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    expect(await findSmallTargets(page)).toEqual([])
  })
