import { hydrate } from '#tests/support/hydration.ts'
import { expect, test } from './support/test.ts'

test("router data is not cacheable at the document's URL, and the router requests it with _rsc", async ({
  page,
  request,
}) => {
  const plainResponse = await request.get('/moskva', { headers: { rsc: '1' } })
  expect(plainResponse.headers()['cache-control']).toBe('private, no-store')
  await page.goto('/moskva')
  await hydrate(page)
  const rscRequest = page.waitForRequest(pageRequest => pageRequest.headers()['rsc'] === '1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'О проекте' }).click()
  expect((await rscRequest).url()).toContain('_rsc=')
})
