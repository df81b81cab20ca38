import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { createSharedCaches } from './shared-caches.ts'

const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }
const account = { name: 'New', password: 'long enough 1', agreement: true }

interface PurgeRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
const purgeRequests: PurgeRequest[] = []
let failuresLeft = 0
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (failuresLeft-- > 0) return void response.writeHead(503).end()
    purgeRequests.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
    response.end('{}')
  })
})
afterEach(() => {
  server.close()
  purgeRequests.length = 0
})

async function startCdn() {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const cdnPurgeUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`
  return createSharedCaches({ varnishUrls: [], cdnPurgeUrl, cdnPurgeHeader: ['fastly-key', 'secret'] }, silentLogger)
}
async function setUp(options: Parameters<typeof createFakeSite>[0]) {
  const api = createFakeApi()
  api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
  const site = await createFakeSite({ fetchApi: api.fetch, ...options })
  const visitor = createVisitor(site.app)
  await visitor.mutate('signIn', { email: aigul.email, password: aigul.password })
  return { site, visitor }
}

it('sends the CDN the tags in the header and the body, retries on failure, and repeats the purge', async () => {
  failuresLeft = 1
  const sharedCaches = await startCdn()
  const { visitor } = await setUp({ ...(sharedCaches && { sharedCaches }) })
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  await expect.poll(() => sharedCaches?.getCounts().done).toBe(2)
  const [{ headers, body } = { headers: {}, body: '' }] = purgeRequests
  expect([headers['surrogate-key'], headers['fastly-key'], JSON.parse(body)]).toEqual([
    'profile-7',
    'secret',
    { tags: ['profile-7'] },
  ])
  expect(sharedCaches?.getCounts().failed).toBeGreaterThanOrEqual(1)
})

it('tags share images, comparisons and lists', async () => {
  const sharedCaches = await startCdn()
  const { site } = await setUp({ ...(sharedCaches && { sharedCaches }) })
  expect((await site.app.inject('/og/ru/profile/7.png')).headers['surrogate-key']).toBe('profile-7')
  expect((await site.app.inject('/profiles/compare?ids=9,7')).headers['surrogate-key']).toBe('profile-9 profile-7')
  const list = await site.app.inject('/kazan/specialists')
  expect([list.headers['surrogate-key'], list.headers['cache-tag']]).toEqual(['city-kazan lists', 'city-kazan,lists'])
})

it('sends a purge and its repetition before the site stops', async () => {
  const sharedCaches = await startCdn()
  const { site, visitor } = await setUp({ ...(sharedCaches && { sharedCaches }) })
  await visitor.mutate('writeReview', review)
  await site.app.close()
  expect(purgeRequests.map(({ headers }) => headers['surrogate-key'])).toEqual(['profile-7', 'profile-7'])
})

it('tags 404s of profiles with a common tag, which a new account purges', async () => {
  const sharedCaches = await startCdn()
  const missingImage = '/~share/profile/999/opengraph-image'
  const { site, visitor } = await setUp({
    ...(sharedCaches && { sharedCaches }),
    findShareImageFailure: path => (path === missingImage ? { _tag: 'ProfileNotFound' } : undefined),
  })
  site.setDeviations('/profiles/999', { failure: 'ProfileNotFound' })
  for (const url of ['/profiles/999', '/og/ru/profile/999.png'])
    expect((await site.app.inject(url)).headers['surrogate-key']).toBe('profile-999 missing-profiles')
  expect(site.shareImageUrls).toEqual([missingImage])
  await visitor.mutate('requestCode', 'new@znatok.example')
  expect((await visitor.mutate('createAccount', account)).statusCode).toBe(200)
  await expect.poll(() => purgeRequests[0]?.headers['surrogate-key']).toBe('missing-profiles')
  await site.app.inject('/og/ru/profile/999.png')
  expect(site.shareImageUrls).toEqual([missingImage, missingImage])
})

it("gives profiles a short TTL in a cache that can't be purged", async () => {
  const { site, visitor } = await setUp({ settings: { proxyCacheSeconds: 2 } })
  const getCacheControl = async (url: string) => (await site.app.inject(url)).headers['cache-control']
  for (const url of ['/profiles/7', '/og/ru/profile/7.png'])
    expect(await getCacheControl(url)).toBe('public, max-age=0, s-maxage=2, stale-if-error=86400')
  expect(await getCacheControl('/kazan')).toContain('s-maxage=300, stale-while-revalidate')
  expect(await getCacheControl('/og/ru/city/kazan.png')).toContain('max-age=86400, stale-while-revalidate')
  site.setDeviations('/profiles/9', { failure: 'ProfileNotFound' })
  expect(await getCacheControl('/profiles/9')).toBe('public, max-age=0, s-maxage=60')
  site.setDeviations('/profiles/8', { failure: 'ApiUnavailable' })
  expect(await getCacheControl('/profiles/8')).toBe('no-store')
  await visitor.mutate('writeReview', review)
  expect(visitor.cookies.get('wrote')).toBe('1')
})

it('sends no tags and sets no cookie without configured caches', async () => {
  const { site, visitor } = await setUp({})
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  expect(visitor.cookies.has('wrote')).toBe(false)
  expect(Object.keys((await site.app.inject('/profiles/7')).headers).filter(name => /key|tag/.test(name))).toEqual([
    'etag',
  ])
})
