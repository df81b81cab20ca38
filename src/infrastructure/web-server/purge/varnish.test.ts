import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { flightRequestHeaders, flightType } from '#infrastructure/next/router-protocol.ts'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startVarnish } from '#tests/servers/start-varnish.ts'
import { createSharedCaches } from './shared-caches.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }

let varnish: Awaited<ReturnType<typeof startVarnish>>
let sitePort: number
let sharedCaches: ReturnType<typeof createCaches>
let site: Awaited<ReturnType<typeof createFakeSite>>
const createCaches = (varnishUrls: readonly string[]) =>
  createSharedCaches({ varnishUrls, cdnPurgeUrl: undefined, cdnPurgeHeader: undefined }, silentLogger)

skipUnlessInstalled('varnishd')
beforeEach(async () => {
  const varnishPort = await reservePort()
  sitePort = await reservePort()
  const api = createFakeApi()
  api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
  sharedCaches = createCaches([`http://127.0.0.1:${varnishPort}`])
  site = await createFakeSite({ fetchApi: api.fetch, siteUrl: `http://127.0.0.1:${sitePort}`, sharedCaches })
  await site.app.listen({ port: sitePort, host: '127.0.0.1' })
  varnish = await startVarnish([sitePort], varnishPort)
})
afterEach(async () => {
  await varnish.kill()
  await site.app.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(varnish.url + path, { headers })
  await response.text()
  return response
}
const getCacheStatus = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('x-cache')
const countRenders = (path: string) => site.renderedUrls.filter(address => address === path).length
const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
const signInVisitor = async () => {
  const visitor = createVisitor(site.app)
  await visitor.mutate('signIn', { email: aigul.email, password: aigul.password })
  return visitor
}

it('caches HTML and flight data separately, and strips surrogate keys', async () => {
  expect([await getCacheStatus('/profiles/7'), await getCacheStatus('/profiles/7')]).toEqual(['MISS', 'HIT'])
  expect(await getCacheStatus(`/profiles/7?${RouterName.flightQuery}=1`, flightRequestHeaders)).toBe('MISS')
  expect((await get(`/profiles/7?${RouterName.flightQuery}=1`, flightRequestHeaders)).headers.get('content-type')).toBe(
    flightType,
  )
  expect((await get('/profiles/7')).headers.get('content-type')).toContain('text/html')
  expect([await getCacheStatus('/'), await getCacheStatus('/')]).toEqual(['MISS', 'MISS'])
  expect((await get('/profiles/7')).headers.get('xkey')).toBeNull()
  const uncompressed = await fetch(`${varnish.url}/profiles/7`, { headers: { 'accept-encoding': 'identity' } })
  expect([uncompressed.headers.get('content-encoding'), (await uncompressed.text()).startsWith('<html>')]).toEqual([
    null,
    true,
  ])
})

it('passes a 404 on as public, so that devices delete their stored copy of the page', async () => {
  site.setDeviations('/profiles/7', { failure: 'ProfileNotFound' })
  for (const cacheStatus of ['MISS', 'HIT']) {
    const { status, headers } = await get('/profiles/7')
    expect([status, headers.get('x-cache'), headers.get('cache-control')]).toEqual([
      404,
      cacheStatus,
      expect.stringMatching(/^public/),
    ])
  }
})

it('purges only the pages of a changed profile', async () => {
  const visitor = await signInVisitor()
  for (const path of ['/profiles/7', '/en/profiles/7', '/profiles/77']) await get(path)
  expect(await getCacheStatus('/profiles/7')).toBe('HIT')
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  const getRenderCounts = async () => {
    await get('/profiles/7')
    await get('/en/profiles/7')
    return [countRenders('/profiles/7'), countRenders('/en/profiles/7')]
  }
  await expect.poll(getRenderCounts).toEqual([2, 2])
  expect(await getCacheStatus('/profiles/77')).toBe('HIT')
})

it('does not store a response from before a change, even if it arrives late', async () => {
  const visitor = await signInVisitor()
  let releaseRenders = (): void => undefined
  void site.holdRenders(new Promise<void>(resolve => (releaseRenders = resolve)))
  const staleResponse = get('/profiles/7')
  await expect.poll(() => countRenders('/profiles/7')).toBe(1)
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  await expect.poll(() => sharedCaches?.getCounts().done).toBe(2)
  releaseRenders()
  expect((await staleResponse).headers.get('cache-control')).toBe('private, no-store')
  expect([await getCacheStatus('/profiles/7'), await getCacheStatus('/profiles/7')]).toEqual(['MISS', 'HIT'])
  expect(countRenders('/profiles/7')).toBe(2)
})

it('bypasses the cache for a visitor after their own write', async () => {
  const visitor = await signInVisitor()
  await visitor.mutate('writeReview', review)
  expect(visitor.cookies.get('wrote')).toBe('1')
  const headersAfterWrite = { cookie: 'a=b; wrote=1' }
  expect(await getCacheStatus('/profiles/8', headersAfterWrite)).toBe('MISS')
  expect([await getCacheStatus('/profiles/8'), await getCacheStatus('/profiles/8')]).toEqual(['MISS', 'HIT'])
  expect(await getCacheStatus('/profiles/8', headersAfterWrite)).toBe('MISS')
})

it('R-token: bypasses the cache only if the site has to restore the session hint', async () => {
  const token = 'auth.access_token=1%7Cx'
  expect([await getCacheStatus('/profiles/7'), await getCacheStatus('/profiles/7')]).toEqual(['MISS', 'HIT'])
  for (const cookie of [token, `a=b; ${token}; session=expired`])
    expect((await get('/profiles/7', { cookie })).headers.get('set-cookie')).toMatch(/^session=signed-in;/)
  for (const cookie of ['a=b', `session=signed-in; ${token}`, `${token}; session=registering`])
    expect(await getCacheStatus('/profiles/7', { cookie })).toBe('HIT')
})

it('accepts purges by surrogate key, from the site only', async () => {
  const response = await fetch(varnish.url, { method: 'PURGE' })
  expect(response.status).toBe(400)
  await get('/profiles/7')
  const purgeResponse = await fetch(varnish.url, { method: 'PURGE', headers: { 'xkey-purge': 'profile-7 nothing' } })
  expect([purgeResponse.status, purgeResponse.headers.get('x-purged')]).toEqual([200, '1'])
  const headers = { 'xkey-purge': 'profile-7', 'x-forwarded-for': '203.0.113.7' }
  expect((await fetch(varnish.url, { method: 'PURGE', headers })).status).toBe(403)
})

type ResponseHeaders = Readonly<Record<string, string>>

/** Only the first response has `status` and `headers`; all others have `nextHeaders`. */
async function startSiteBehindVarnish(headers: ResponseHeaders, nextHeaders: ResponseHeaders, status = 200) {
  let pageRequestCount = 0
  const server = createServer((request, response) => {
    if (request.url === '/healthz/ready') return void response.end('{}')
    pageRequestCount += 1
    const sentHeaders = pageRequestCount === 1 ? headers : nextHeaders
    const isUnchanged = request.headers['if-none-match'] === (sentHeaders.etag ?? '')
    const pageStatus = pageRequestCount === 1 ? status : sentHeaders.location === undefined ? 200 : 308
    response.writeHead(isUnchanged ? 304 : pageStatus, sentHeaders)
    response.end(isUnchanged ? undefined : 'page')
  })
  const { url, kill } = await startVarnish([await listen(server)])
  const stopSite = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(async () => {
    stopSite()
    await kill()
  })
  return {
    requestPage: async () => {
      const response = await fetch(`${url}/kazan`, { redirect: 'manual' })
      await response.text()
      return [response.status, response.headers.get('x-cache')]
    },
    countPageRequests: () => pageRequestCount,
    stopSite,
  }
}

const freshPageHeaders = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=86400', etag: '"1"' }

it.each([
  ['the same stale page', { ...freshPageHeaders, age: '5' }],
  ['a newer stale page', { ...freshPageHeaders, age: '5', etag: '"2"' }],
  ['a stale share image', { 'cache-control': 'public, max-age=1, stale-while-revalidate=86400', age: '5' }],
  ['an incomplete page', { 'cache-control': 'no-store' }],
  ['a page for one visitor', { 'cache-control': 'private, no-cache', 'set-cookie': 'session=signed-in' }],
])(
  'serves a page from the cache even if revalidations return %s, and while the site is down',
  async (_page, headers) => {
    const { requestPage, countPageRequests, stopSite } = await startSiteBehindVarnish(freshPageHeaders, headers)
    expect(await requestPage()).toEqual([200, 'MISS'])
    const laterPages: unknown[] = []
    const revalidate = async () => {
      laterPages.push(await requestPage())
      return countPageRequests()
    }
    await expect.poll(revalidate).toBeGreaterThan(2)
    stopSite()
    laterPages.push(await requestPage())
    expect(laterPages).toEqual(laterPages.map(() => [200, 'HIT']))
  },
)

it('removes a page from the cache if the site itself may no longer serve it stale', async () => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=10', age: '20' }
  const { requestPage } = await startSiteBehindVarnish(headers, headers)
  await expect.poll(requestPage).toEqual([200, 'HIT'])
  await expect.poll(requestPage).toEqual([200, 'MISS'])
})

it('replaces a stale page with a redirect, even if the redirect may not be stored', async () => {
  const redirectHeaders = { 'cache-control': 'no-store', location: '/kazan/specialists' }
  const { requestPage } = await startSiteBehindVarnish(freshPageHeaders, redirectHeaders)
  expect(await requestPage()).toEqual([200, 'MISS'])
  await expect.poll(requestPage).toEqual([308, 'MISS'])
})

it('never serves a 404 stale', async () => {
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=1' }
  const { requestPage } = await startSiteBehindVarnish(headers, headers, 404)
  expect(await requestPage()).toEqual([404, 'MISS'])
  // A stale 404 would start a revalidation, whose page would be a hit.
  await expect.poll(requestPage).toEqual([200, 'MISS'])
})

it('retries concurrent requests on another instance', async () => {
  const failingInstances = Array.from({ length: 2 }, () =>
    createServer((request, response) =>
      request.url === '/healthz/ready' ? void response.end('{}') : void request.socket.destroy(),
    ),
  )
  const failingPorts = await Promise.all(failingInstances.map(listen))
  const varnishWithFailingBackends = await startVarnish([...failingPorts, sitePort])
  const requests = Array.from(
    { length: 40 },
    async (_, id) => (await fetch(`${varnishWithFailingBackends.url}/profiles/${id + 1}`)).status,
  )
  const statuses = await Promise.all(requests)
  await varnishWithFailingBackends.kill()
  for (const instance of failingInstances) instance.close()
  expect(statuses.filter(status => status !== 200)).toEqual([])
})

it('retries a purge while Varnish restarts', async () => {
  const { port } = varnish
  await varnish.kill()
  const newCaches = createCaches([varnish.url])
  newCaches?.purge(['profile-9'])
  await expect.poll(() => newCaches?.getCounts().failed).toBeGreaterThan(0)
  expect(newCaches?.getCounts().done).toBe(0)
  varnish = await startVarnish([sitePort], port)
  await expect.poll(() => newCaches?.getCounts().done).toBe(2)
})
