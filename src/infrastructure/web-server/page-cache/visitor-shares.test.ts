import { expect, it } from 'vitest'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'

it.each([
  ['searches', (number: number) => `/profiles?search=b${number}`, 1],
  ['profiles', (number: number) => `/profiles/${number}`, 2],
  ['made-up addresses', (number: number) => `/nope/${number}`, 2],
])('while one address floods the site with %s, another one gets its page', async (_what, path, share) => {
  const site = await createFakeSite()
  const get = (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress })
  await get('/kazan', '198.51.100.9')
  await get('/perm', '203.0.113.1')
  let finish = (): void => undefined
  void site.hold(new Promise<void>(resolve => (finish = resolve)))
  const flood = Array.from({ length: 30 }, (_, number) => get(path(number + 100), '203.0.113.1'))
  await expect.poll(() => site.pages.renders()).toMatchObject({ running: share })
  const other = get('/profiles/7', '198.51.100.9')
  await expect.poll(() => site.asked).toContain('/profiles/7')
  expect(site.pages.renders()).toMatchObject({ running: share + 1 })
  finish()
  expect((await other).statusCode).toBe(200)
  await Promise.all(flood)
})
