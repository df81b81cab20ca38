import { expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

it.each([
  ['searches', (number: number) => `/profiles?search=b${number}`, 1],
  ['profiles', (number: number) => `/profiles/${number}`, 2],
  ['made-up paths', (number: number) => `/nope/${number}`, 2],
])('serves another visitor while one IP address floods the site with %s', async (_what, getPath, share) => {
  const site = await createFakeSite()
  const get = (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress })
  await get('/kazan', '198.51.100.9')
  await get('/perm', '203.0.113.1')
  let releaseRenders = (): void => undefined
  void site.holdRenders(new Promise<void>(resolve => (releaseRenders = resolve)))
  const flood = Array.from({ length: 30 }, (_, number) => get(getPath(number + 100), '203.0.113.1'))
  await expect.poll(() => site.pages.getRenderCounts()).toMatchObject({ running: share })
  const otherResponse = get('/profiles/7', '198.51.100.9')
  await expect.poll(() => site.renderedUrls).toContain('/profiles/7')
  expect(site.pages.getRenderCounts()).toMatchObject({ running: share + 1 })
  releaseRenders()
  expect((await otherResponse).statusCode).toBe(200)
  await Promise.all(flood)
})
