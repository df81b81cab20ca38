import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

function watchPreparation(page: Page) {
  const requested = { scripts: 0, flight: 0 }
  page.on('request', request => {
    if (request.resourceType() === 'script') requested.scripts += 1
    if (request.headers()['rsc']) requested.flight += 1
  })
  return requested
}
const countExecuted = (page: Page) => page.locator('script[src]').count()

test('an idle page fetches what hydration needs and executes it only after another pause', async ({ page }) => {
  const requested = watchPreparation(page)
  await page.clock.install()
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.clock.runFor(2000)
  await expect.poll(() => requested.scripts).toBeGreaterThan(3)
  expect(requested.flight).toBe(1)
  expect(await countExecuted(page)).toBe(0)
  await page.clock.runFor(10_000)
  await expect.poll(() => countExecuted(page)).toBeGreaterThan(3)
  expect(requested.flight).toBe(1)
})

test('a hidden page fetches nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  const requested = watchPreparation(page)
  await page.clock.install()
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.clock.runFor(10_000)
  expect(requested).toEqual({ scripts: 0, flight: 0 })
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`a page waits for the first touch with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      value =>
        Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener: () => undefined } }),
      connection,
    )
    const requested = watchPreparation(page)
    await page.clock.install()
    await page.goto('/moskva', { waitUntil: 'load' })
    await page.clock.runFor(10_000)
    expect(requested).toEqual({ scripts: 0, flight: 0 })
    await page.keyboard.press('Shift')
    await expect.poll(() => countExecuted(page)).toBeGreaterThan(3)
  })
