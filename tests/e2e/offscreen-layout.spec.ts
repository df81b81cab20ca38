import type { Page } from '@playwright/test'
import { turnOnDataSaver } from './support/turn-on-data-saver.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const isLaidOut = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))

const footerLink = 'footer nav a >> nth=0'
const letterLink = '#cities nav a >> nth=0'

test('on a phone the footer is laid out only when scrolled near, and its height is close to the estimate', async ({
  page,
}) => {
  for (const path of ['/kazan', '/profiles/4', '/en/help']) {
    await page.goto(path)
    expect(await isLaidOut(page, footerLink), path).toBe(false)
    // The estimate must not be smaller, so that Back can restore a position at the end of the page.
    const estimatedHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page, footerLink), path).toBe(true)
    const actualHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(actualHeight, path).toBeLessThanOrEqual(estimatedHeight)
    expect.soft(actualHeight, path).toBeGreaterThan(estimatedHeight - 150)
  }
})

test('on a phone the cities of the home page are laid out after hydration', async ({ page }) => {
  await turnOnDataSaver(page)
  await page.goto('/')
  expect(await isLaidOut(page, letterLink)).toBe(false)
  // The hover hydrates the page. Back can restore the scroll position only after the layout.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => isLaidOut(page, letterLink)).toBe(true)
})

test('a link to a letter of the home page scrolls to it', async ({ page }) => {
  await page.goto('/#letter-k')
  await expect(page.getByRole('heading', { name: /^К \d/ })).toBeInViewport()
  expect(await isLaidOut(page, letterLink)).toBe(true)
})
