import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { flightRequestHeaders, flightType } from '#infrastructure/next/router-protocol.ts'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startVarnish } from '#tests/servers/start-varnish.ts'
import { createSharedCaches } from './shared-caches.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }

let varnish: Awaited<ReturnType<typeof startVarnish>>
let sitePort: number
let purges: ReturnType<typeof caches>
let site: Awaited<ReturnType<typeof createFakeSite>>
const caches = (varnishUrls: readonly string[]) =>
  createSharedCaches({ varnishUrls, cdnPurgeUrl: undefined, cdnPurgeHeader: undefined }, silent)

skipUnlessInstalled('varnishd')
beforeEach(async () => {
  const varnishPort = await reservePort()
  sitePort = await reservePort()
  const api = createFakeApi()
  api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
  purges = caches([`http://127.0.0.1:${varnishPort}`])
  site = await createFakeSite({ api: api.fetch, siteUrl: `http://127.0.0.1:${sitePort}`, caches: purges })
  await site.app.listen({ port: sitePort, host: '127.0.0.1' })
  varnish = await startVarnish([sitePort], varnishPort)
})
afterEach(async () => {
  await varnish.kill()
  await site.app.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(varnish.url + path, { headers })
  await answer.text()
  return answer
}
const cached = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('x-cache')
const timesRendered = (path: string) => site.asked.filter(address => address === path).length
const visitor = async () => {
  const person = createVisitor(site.app)
  await person.write('signIn', { email: aigul.email, password: aigul.password })
  return person
}

it('caches pages in each form, and removes tags from responses', async () => {
  expect([await cached('/profiles/7'), await cached('/profiles/7')]).toEqual(['MISS', 'HIT'])
  expect(await cached(`/profiles/7?${RouterName.flightQuery}=1`, flightRequestHeaders)).toBe('MISS')
  expect((await get(`/profiles/7?${RouterName.flightQuery}=1`, flightRequestHeaders)).headers.get('content-type')).toBe(
    flightType,
  )
  expect((await get('/profiles/7')).headers.get('content-type')).toContain('text/html')
  expect([await cached('/'), await cached('/')]).toEqual(['MISS', 'MISS'])
  expect((await get('/profiles/7')).headers.get('xkey')).toBeNull()
  const plain = await fetch(`${varnish.url}/profiles/7`, { headers: { 'accept-encoding': 'identity' } })
  expect([plain.headers.get('content-encoding'), (await plain.text()).startsWith('<html>')]).toEqual([null, true])
})

it('purges only the pages of a changed profile', async () => {
  const person = await visitor()
  for (const path of ['/profiles/7', '/en/profiles/7', '/profiles/77']) await get(path)
  expect(await cached('/profiles/7')).toBe('HIT')
  expect((await person.write('writeReview', review)).statusCode).toBe(200)
  const rendered = async () => {
    await get('/profiles/7')
    await get('/en/profiles/7')
    return [timesRendered('/profiles/7'), timesRendered('/en/profiles/7')]
  }
  await expect.poll(rendered).toEqual([2, 2])
  expect(await cached('/profiles/77')).toBe('HIT')
})

it('does not store a response from before a change, however late it arrives', async () => {
  const person = await visitor()
  let finish = (): void => undefined
  void site.hold(new Promise<void>(resolve => (finish = resolve)))
  const overtaken = get('/profiles/7')
  await expect.poll(() => timesRendered('/profiles/7')).toBe(1)
  expect((await person.write('writeReview', review)).statusCode).toBe(200)
  await expect.poll(() => purges?.counts()).toEqual({ done: 2, failed: 0 })
  finish()
  expect((await overtaken).headers.get('cache-control')).toBe('private, no-store')
  expect([await cached('/profiles/7'), await cached('/profiles/7')]).toEqual(['MISS', 'HIT'])
  expect(timesRendered('/profiles/7')).toBe(2)
})

it('passes visitors through after a change, without storing their response', async () => {
  const person = await visitor()
  await person.write('writeReview', review)
  expect(person.cookies.get('wrote')).toBe('1')
  const wrote = { cookie: 'a=b; wrote=1' }
  expect(await cached('/profiles/8', wrote)).toBe('MISS')
  expect([await cached('/profiles/8'), await cached('/profiles/8')]).toEqual(['MISS', 'HIT'])
  expect(await cached('/profiles/8', wrote)).toBe('MISS')
})

it('accepts purges by tags from the site only', async () => {
  const answer = await fetch(varnish.url, { method: 'PURGE' })
  expect(answer.status).toBe(400)
  await get('/profiles/7')
  const purged = await fetch(varnish.url, { method: 'PURGE', headers: { 'xkey-purge': 'profile-7 nothing' } })
  expect([purged.status, purged.headers.get('x-purged')]).toEqual([200, '1'])
  const headers = { 'xkey-purge': 'profile-7', 'x-forwarded-for': '203.0.113.7' }
  expect((await fetch(varnish.url, { method: 'PURGE', headers })).status).toBe(403)
})

it('retries another instance for concurrent requests', async () => {
  // It reports ready, and closes every connection.
  const dying = createServer((request, response) =>
    request.url === '/healthz/ready' ? void response.end('{}') : void request.socket.destroy(),
  )
  await once(dying.listen(0, '127.0.0.1'), 'listening')
  const address = dying.address()
  const both = await startVarnish([typeof address === 'object' ? (address?.port ?? 0) : 0, sitePort])
  const asked = Array.from({ length: 300 }, async (_, id) => (await fetch(`${both.url}/profiles/${id + 1}`)).status)
  const statuses = await Promise.all(asked)
  await both.kill()
  dying.close()
  expect(statuses.filter(status => status !== 200)).toEqual([])
})

it('repeats a purge while Varnish restarts', async () => {
  const { port } = varnish
  await varnish.kill()
  const shared = caches([varnish.url])
  shared?.purge(['profile-9'])
  await expect.poll(() => shared?.counts().failed).toBeGreaterThan(0)
  expect(shared?.counts().done).toBe(0)
  varnish = await startVarnish([sitePort], port)
  await expect.poll(() => shared?.counts().done).toBe(2)
})
