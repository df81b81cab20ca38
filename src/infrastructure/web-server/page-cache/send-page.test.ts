import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { textNames } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createBody } from './cached-response.ts'
import { sendPage } from './send-page.ts'

let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  site = await createFakeSite()
})
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const segment = { rsc: '1', 'next-router-segment-prefetch': '/_tree' }

it('lets browsers use stale flight data only at a URL with the id of its render', async () => {
  const { headers, payload } = await get('/kazan')
  const renderId = /data-render="([\w-]{10})"/.exec(payload)?.[1] ?? ''
  const getCacheControl = async (query: string, requestHeaders: Record<string, string>) =>
    (await get(`/kazan?_rsc=${query}`, requestHeaders)).headers['cache-control']
  expect(await getCacheControl(`~${renderId}`, { rsc: '1' })).toBe(headers['cache-control'])
  for (const requestHeaders of [{ rsc: '1' }, segment])
    expect(await getCacheControl('1abc', requestHeaders)).toBe('public, max-age=0, s-maxage=300, stale-if-error=86400')
})

describe('a document', () => {
  it('has its policy, length and type, and no router headers', async () => {
    const { headers, rawPayload } = await get('/kazan', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'Accept-Encoding, rsc, next-router-prefetch, next-router-segment-prefetch',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    for (const name of ['x-nextjs-rewritten-path', 'x-nextjs-postponed', 'retry-after'])
      expect(headers).not.toHaveProperty(name)
  })

  it.each(['/', '/profile'])('R-failed-page: is not stored if %s fails, so that Back requests it again', async path => {
    site.setDeviations(path, { failure: 'ApiUnavailable' })
    const { statusCode, headers } = await get(path, { cookie: 'session=signed-in' })
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    site.setDeviations(path)
    expect((await get(path, { cookie: 'session=signed-in' })).headers['cache-control']).toBe('private, no-cache')
  })

  it('is compressed better only after frequent Brotli sends', async () => {
    const script = Array.from({ length: 3000 }, (_, index) => (index * index * 31).toString(36)).join(';')
    site.setDeviations('/kazan', { script })
    const getSize = async (encoding: string) => (await get('/kazan', { 'accept-encoding': encoding })).rawPayload.length
    const firstSize = await getSize('br')
    for (let attempt = 0; attempt < 5; attempt += 1) await getSize('gzip')
    // Waits as long as the compression would have taken.
    await createBody('text/html', script, 3600)
    await createBody('text/html', script, 3600)
    expect(await getSize('br')).toBe(firstSize)
    await expect.poll(() => getSize('br')).toBeLessThan(firstSize)
  })

  it('is compressed with gzip on request, with equal first and later responses', async () => {
    const uncompressed = await get('/kazan')
    const gzipHeaders = { 'accept-encoding': 'gzip' }
    for (const response of await Promise.all([get('/kazan', gzipHeaders), get('/kazan', gzipHeaders)])) {
      expect(gunzipSync(response.rawPayload).toString()).toBe(uncompressed.payload)
      expect(response.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(response.rawPayload.length),
        etag: uncompressed.headers.etag,
      })
    }
    const [head, gzipResponse] = [
      await site.app.inject({ method: 'HEAD', url: '/perm', headers: gzipHeaders }),
      await get('/perm', gzipHeaders),
    ]
    expect([head.payload, head.headers['content-length']]).toEqual(['', gzipResponse.headers['content-length']])
    const notModified = await get('/kazan', { ...gzipHeaders, 'if-none-match': String(uncompressed.headers.etag) })
    expect([notModified.statusCode, notModified.payload]).toEqual([304, ''])
  })

  it('destroys the connection if its body is damaged, so that the client retries', async () => {
    const document = { ...(await createBody('text/html', 'page')), br: Buffer.from('no brotli') }
    const app = Fastify()
    app.get('/', (request, reply) =>
      sendPage(request, reply, { value: { status: 200, document, maxAge: 60 }, age: 0 }, {}),
    )
    await expect(app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })).rejects.toThrow('destroyed')
    await app.close()
  })

  it.each([...textNames.map(name => routes[name].path), '/test', '/profiles/compare'])(
    'is fresh in shared caches for five minutes only, because they outlive a release: %s',
    async path => {
      expect((await get(path)).headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
      )
    },
  )

  it('has no Age header if it is not stored', async () => {
    site.setDeviations('/kazan', { isIncomplete: true })
    expect((await get('/kazan')).headers).not.toHaveProperty('age')
    expect((await get('/perm')).headers).toHaveProperty('age', '0')
  })
})

describe('router data', () => {
  it('have no policy, and only a segment has the postponed header', async () => {
    const [flight, tree] = [await get('/kazan?_rsc=1', { rsc: '1' }), await get('/kazan?_rsc=1', segment)]
    for (const { headers } of [flight, tree]) expect(headers).not.toHaveProperty('content-security-policy')
    expect([flight, tree].map(({ headers }) => headers['x-nextjs-postponed'])).toEqual([undefined, '2'])
    expect(tree.headers).toMatchObject({ 'x-nextjs-rewritten-path': '/ru/kazan', etag: expect.any(String) as string })
  })

  it('of a failed page have no body, and tell the client when to retry', async () => {
    site.setDeviations('/kazan', { failure: 'ApiUnavailable' })
    const { statusCode, payload, headers } = await get('/kazan?_rsc=1', { rsc: '1' })
    expect([statusCode, payload, headers['retry-after']]).toEqual([503, '', '5'])
  })

  it('are not sent again to a client that already has them, which gets a 304', async () => {
    const { headers } = await get('/kazan?_rsc=1', segment)
    const notModified = await get('/kazan?_rsc=1', { ...segment, 'if-none-match': String(headers.etag) })
    expect([notModified.statusCode, notModified.payload, notModified.headers['content-type']]).toEqual([
      304,
      '',
      undefined,
    ])
  })

  it.each([
    ['?_rsc=1', true],
    ['?_rsc', true],
    ['?_rsc&page=2', true],
    ['?page=2&_rsc=1', true],
    ['?x_rsc=1', false],
    ['?_rscx', false],
    ['', false],
  ])('may be stored by shared caches at a URL that ends in %j: %s', async (query, isStorable) => {
    const { headers } = await get(`/kazan/specialists${query}`, { rsc: '1' })
    expect(headers['cache-control']?.startsWith('public')).toBe(isStorable)
  })

  it.each(['~012345678', '~01234567890', '~012345678%20', '0123456789'])(
    'are served and cached as usual with the invalid render id %s',
    async renderId => {
      const { headers, payload } = await get(`/kazan?_rsc=${renderId}`, { rsc: '1' })
      expect([payload, headers['cache-control']?.startsWith('public')]).toEqual(['flight /kazan', true])
    },
  )

  it('of a missing page have no body under an unknown render id', async () => {
    const { statusCode, payload, headers } = await get('/nope/nope?_rsc=~0123456789', { rsc: '1' })
    expect([statusCode, payload, headers['cache-control']]).toEqual([404, '', 'private, no-store'])
  })

  it('are not stored under the id of another render, even with another parameter', async () => {
    const { headers } = await get('/kazan?_rsc=~0123456789&page=1', { rsc: '1' })
    expect(headers['cache-control']).toBe('private, no-store')
  })
})
