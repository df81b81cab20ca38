import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#tests/budgets/budgets.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

test.use({ serviceWorkers: 'allow' })

test('the page loads without the scripts of the service worker, which are within their budget', async ({
  page,
  site,
}) => {
  const scripts = new Set<string>()
  page.on('request', request => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname))
  const waitForRequests = trackRequests(page)
  await page.goto('/kazan')
  const hydrationFiles = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? []
  const listLaterScripts = () => [...scripts].filter(path => !hydrationFiles.includes(path))
  expect(listLaterScripts()).toEqual([])
  await hydrate(page)
  await page.keyboard.press('Shift')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await waitForRequests()
  const sizes = await Promise.all(
    ['/sw.js', ...listLaterScripts()].map(async path => {
      const script = await (await fetch(site.url + path)).text()
      return [path, brotliCompressSync(script).length] as const
    }),
  )
  expect(sizes.length).toBeGreaterThan(1)
  const bytes = sizes.reduce((total, [, size]) => total + size, 0)
  expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(budgets.serviceWorker)
})
