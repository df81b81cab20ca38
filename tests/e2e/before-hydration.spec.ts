import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const recordScripts = (page: Page) => {
  const loaded: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('a page hydrates without interaction when the browser is idle', async ({ page }) => {
  const scripts = recordScripts(page)
  await page.clock.install()
  await page.goto('/moskva', { waitUntil: 'load' })
  expect(scripts).toEqual([])
  await page.clock.runFor(10_000)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})
