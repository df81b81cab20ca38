import type { Page } from '@playwright/test'
import { stopClock } from './support/stop-clock.ts'
import { expect, test } from './support/test.ts'

function countHydrationRequests(page: Page) {
  const requestCounts = { scripts: 0, flight: 0 }
  page.on('request', request => {
    if (request.resourceType() === 'script') requestCounts.scripts += 1
    if (request.headers()['rsc']) requestCounts.flight += 1
  })
  return requestCounts
}
const countScriptElements = (page: Page) => page.locator('script[src]').count()

test('an idle page fetches the files for hydration, and executes them only after another pause', async ({ page }) => {
  const requestCounts = countHydrationRequests(page)
  await stopClock(page)
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.clock.runFor(2000)
  await expect.poll(() => requestCounts.scripts).toBeGreaterThan(3)
  expect(requestCounts.flight).toBe(1)
  expect(await countScriptElements(page)).toBe(0)
  // The page's clock also drives the request timeout: a pending request would be aborted after ten seconds.
  await page.clock.runFor(6000)
  await expect.poll(() => countScriptElements(page)).toBeGreaterThan(3)
  expect(requestCounts.flight).toBe(1)
})

test('a hidden page fetches no files for hydration', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  const requestCounts = countHydrationRequests(page)
  await stopClock(page)
  await page.goto('/moskva', { waitUntil: 'load' })
  await page.clock.runFor(10_000)
  expect(requestCounts).toEqual({ scripts: 0, flight: 0 })
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`a page waits for an interaction if the connection is ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      value =>
        Object.defineProperty(navigator, 'connection', { value: { ...value, addEventListener: () => undefined } }),
      connection,
    )
    const requestCounts = countHydrationRequests(page)
    await stopClock(page)
    await page.goto('/moskva', { waitUntil: 'load' })
    await page.clock.runFor(10_000)
    expect(requestCounts).toEqual({ scripts: 0, flight: 0 })
    await page.keyboard.press('Shift')
    await expect.poll(() => countScriptElements(page)).toBeGreaterThan(3)
  })
