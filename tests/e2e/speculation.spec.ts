import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('before hydration the browser prefetches a hovered link, but not one that opens a dialog', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const outcomes: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status, prefetchStatus }) => {
    outcomes.push(`${new URL(prefetchUrl).pathname} ${status} ${prefetchStatus}`)
  })
  await holdRequests(page)
  const rulesResponse = page.waitForResponse('**/speculation.json')
  await page.goto('/moskva')
  expect((await rulesResponse).status()).toBe(200)
  const main = page.getByRole('main')
  await main.locator('[data-city-picker]').click()
  await main.locator('a[href="/moskva/specialists"]').first().hover()
  await expect.poll(() => outcomes).toContainEqual(expect.stringMatching(/^\/moskva\/specialists (Ready|Success) /))
  expect(outcomes.filter(outcome => !outcome.startsWith('/moskva/specialists '))).toEqual([])
})
