import { expect, test } from './support/test'

test('a sleeping page has the browser fetch what somebody is about to open; an awake one does that itself', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const fetched = new Map<string, string>()
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.set(new URL(prefetchUrl).pathname, status),
  )
  const rules = page.waitForResponse('**/speculation-rules.json')
  await page.goto('/moskva')
  expect((await rules).status()).toBe(200)
  await page.getByRole('main').locator('a[href="/moskva/specialists"]').first().hover()
  await expect.poll(() => fetched.get('/moskva/specialists')).toMatch(/Ready|Success/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).hover()
  await page.locator('a[href^="/profiles/"]').first().hover()
  expect([...fetched.keys()].filter(path => path.startsWith('/en'))).toEqual([])
})
