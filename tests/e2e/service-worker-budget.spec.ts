import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#tests/budgets/budgets.ts'
import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the service worker and its registration cost nothing before a touch, and are within their budget after it', async ({
  page,
  site,
}) => {
  const scripts = new Map<string, number>()
  page.on('response', async response => {
    if (response.request().resourceType() === 'script')
      scripts.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length)
  })
  await page.goto('/kazan')
  expect(scripts.size).toBe(0)
  const hydrationFiles = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? []
  await hydrate(page)
  await page.keyboard.press('Shift')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const worker = brotliCompressSync(await (await fetch(`${site.url}/sw.js`)).text()).length
  await expect.poll(() => [...scripts.keys()].filter(path => !hydrationFiles.includes(path))).not.toEqual([])
  const registration = [...scripts].filter(([path]) => !hydrationFiles.includes(path))
  const bytes = registration.reduce((total, [, size]) => total + size, worker)
  expect({ worker, registration, isWithin: bytes <= budgets.serviceWorker }).toMatchObject({ isWithin: true })
})
