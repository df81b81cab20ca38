import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Whether the browser has laid out what is in the element. */
const isLaidOut = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))

const footerLink = 'footer nav a >> nth=0'
const letter = '#cities nav a >> nth=0'

for (const path of ['/kazan', '/profiles/4', '/en/help'])
  test(`on a phone the footer of ${path} is laid out when it comes near, and the page ends with it`, async ({
    page,
  }) => {
    await page.goto(path)
    expect(await isLaidOut(page, footerLink)).toBe(false)
    // What is assumed is no less than the footer has: whoever comes back to the end of a page finds it.
    const assumed = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page, footerLink)).toBe(true)
    const real = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(real).toBeLessThanOrEqual(assumed)
    expect(real).toBeGreaterThan(assumed - 150)
  })

test('on a phone the cities of home are laid out when they come near, or once the page has hydrated', async ({
  page,
}) => {
  await page.goto('/')
  expect(await isLaidOut(page, letter)).toBe(false)
  // For Back, which has to find the same place.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => isLaidOut(page, letter)).toBe(true)
})

test('a link into the cities of home leads to its letter', async ({ page }) => {
  await page.goto('/#letter-k')
  await expect(page.getByRole('heading', { name: /^К \d/ })).toBeInViewport()
  expect(await isLaidOut(page, letter)).toBe(true)
})
