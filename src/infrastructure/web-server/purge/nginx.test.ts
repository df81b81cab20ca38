import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { startNginx } from '#tests/servers/start-nginx.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

let nginx: Awaited<ReturnType<typeof startNginx>>
let siteAddress: string
let sitePort: number
let site: Awaited<ReturnType<typeof createFakeSite>>
const api = createFakeApi()
const forwardedFor: (string | null)[] = []
const forwardedHosts: (string | null)[] = []

skipUnlessInstalled('nginx')
beforeEach(async () => {
  const port = await reservePort()
  siteAddress = '127.0.0.1'
  nginx = await startNginx(port, () => siteAddress)
  sitePort = port
  forwardedFor.length = 0
  forwardedHosts.length = 0
  site = await createFakeSite({
    fetchApi: api.fetch,
    siteUrl: nginx.url,
    settings: { proxyCacheSeconds: 1 },
    observe: app =>
      void app.addHook('onRequest', (request, _reply, done) => {
        forwardedFor.push(request.headers['x-forwarded-for']?.toString() ?? null)
        forwardedHosts.push(request.headers['x-forwarded-host']?.toString() ?? null)
        done()
      }),
  })
  await site.app.listen({ port, host: '127.0.0.1' })
})
afterEach(async () => {
  await nginx.kill()
  await site.app.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(nginx.url + path, { headers })
  await response.text()
  return response
}
const getCacheStatus = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('x-cache')

it('caches profiles briefly, and never serves a stale one while the site answers', async () => {
  expect(await getCacheStatus('/profiles/7')).toBe('MISS')
  const statuses: (string | null)[] = []
  const readStatus = async () => {
    const status = await getCacheStatus('/profiles/7')
    statuses.push(status)
    return status
  }
  await expect.poll(readStatus).toBe('HIT')
  await expect.poll(readStatus, { interval: 100 }).not.toBe('HIT')
  await expect.poll(readStatus).toBe('HIT')
  // nginx reports a stale page as UPDATING (during an update) or STALE (after an error).
  for (const status of statuses) expect(['HIT', 'EXPIRED', 'REVALIDATED']).toContain(status)
})

it('passes a 404 on as public, so that devices delete their stored copy of the page', async () => {
  site.setDeviations('/tver', { failure: 'CityNotFound' })
  for (const cacheStatus of ['MISS', 'HIT']) {
    const { status, headers } = await get('/tver')
    expect([status, headers.get('x-cache'), headers.get('cache-control')]).toEqual([
      404,
      cacheStatus,
      expect.stringMatching(/^public/),
    ])
  }
})

it('bypasses the cache for a visitor after their own write, and stores the response for others', async () => {
  const headersAfterWrite = { cookie: 'wrote=1' }
  expect(await getCacheStatus('/kazan', headersAfterWrite)).toBe('BYPASS')
  expect(await getCacheStatus('/kazan')).toBe('HIT')
  expect(await getCacheStatus('/kazan', headersAfterWrite)).toBe('BYPASS')
})

it('R-token: bypasses the cache only if the site has to restore the session hint', async () => {
  const token = 'auth.access_token=1%7Cx'
  expect([await getCacheStatus('/kazan'), await getCacheStatus('/kazan')]).toEqual(['MISS', 'HIT'])
  for (const cookie of [token, `a=b; ${token}; session=expired`])
    expect((await get('/kazan', { cookie })).headers.get('set-cookie')).toMatch(/^session=signed-in;/)
  for (const cookie of ['a=b', `session=signed-in; ${token}`, `${token}; session=registering`])
    expect(await getCacheStatus('/kazan', { cookie })).toBe('HIT')
})

it("forwards the visitor's IP address from the TLS terminator", async () => {
  await get('/kazan', { 'x-forwarded-for': '203.0.113.7' })
  expect(forwardedFor).toEqual(['203.0.113.7'])
})

it("replaces the visitor's X-Forwarded-Host with the Host header", async () => {
  await get('/kazan', { 'x-forwarded-host': 'evil.example' })
  expect(forwardedHosts).toEqual([new URL(nginx.url).host])
})

it('finds the site after a restart at another IP address', async () => {
  expect((await get('/kazan')).status).toBe(200)
  const movedSite = createServer((_request, response) =>
    response.writeHead(200, { 'cache-control': 'no-store' }).end('moved'),
  )
  await once(movedSite.listen(sitePort, '127.0.0.2'), 'listening')
  siteAddress = '127.0.0.2'
  let requestCount = 0
  const requestPage = async () => (await fetch(`${nginx.url}/tver?visit=${(requestCount += 1)}`)).text()
  await expect.poll(requestPage, { interval: 100 }).toBe('moved')
  movedSite.closeAllConnections()
  movedSite.close()
})

it('while the site is down, serves stale pages, and for uncached pages a 502 with nosniff and no-store', async () => {
  await get('/profiles/7')
  await site.app.close()
  await expect.poll(() => getCacheStatus('/profiles/7'), { interval: 100 }).toBe('STALE')
  expect((await get('/profiles/7')).status).toBe(200)
  const errorResponse = await get('/tver')
  expect([
    errorResponse.status,
    errorResponse.headers.get('x-content-type-options'),
    errorResponse.headers.get('cache-control'),
  ]).toEqual([502, 'nosniff', 'no-store'])
})
