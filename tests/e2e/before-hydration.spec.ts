import type { Page } from '@playwright/test'
import { hydrate } from '#scripts/site/hydration.ts'
import { expect, test } from './support/test.ts'

const scriptsOf = (page: Page) => {
  const loaded: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

for (const path of ['/', '/en', '/moskva', '/en/moskva', '/moskva/specialists', '/profiles/1'])
  test(`${path} loads no script before the first interaction, then hydrates`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    expect(scripts).toEqual([])
    await hydrate(page)
    expect(scripts.length).toBeGreaterThan(0)
  })

test('a page hydrates by itself when the browser is idle', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.clock.install()
  await page.goto('/moskva', { waitUntil: 'load' })
  expect(scripts).toEqual([])
  await page.clock.runFor(10_000)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})
