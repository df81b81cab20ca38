import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'
import { getErrorAddress } from './page-cache/error-address.ts'
import { revalidationPauseSeconds } from './page-cache/freshness.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { createFakeSite } from './testing/fake-site.ts'
import { getRunCount } from '#tests/setup/nightly.ts'

let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  site = await createFakeSite()
})
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe('a page', () => {
  it('is rendered once for all visitors and unknown query parameters', async () => {
    expect((await get('/kazan')).payload).toContain('/kazan')
    await get('/kazan?utm_source=x', { cookie: 'a=b', 'user-agent': 'x', authorization: 'Bearer y' })
    expect(site.renderedUrls).toEqual(['/kazan'])
  })

  it('has the same text in every encoding', async () => {
    const uncompressed = await get('/kazan')
    const br = await get('/kazan', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/kazan', { 'accept-encoding': 'gzip' })
    expect(uncompressed.headers['content-encoding']).toBeUndefined()
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(uncompressed.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(uncompressed.payload)
  })

  it('is a 304 for a client that has it', async () => {
    const { headers } = await get('/kazan')
    const notModified = await get('/kazan', { 'if-none-match': String(headers.etag) })
    expect(notModified.statusCode).toBe(304)
    expect(notModified.payload).toBe('')
    expect(notModified.headers.etag).toBe(headers.etag)
  })

  it('has Cache-Control and Age', async () => {
    await get('/kazan')
    site.advanceClock(7)
    const { headers } = await get('/kazan')
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
    )
    expect(headers.age).toBe('7')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers.vary).toContain('rsc')
  })

  it('without a TTL has the age 0, so that shared caches can store it', async () => {
    await get('/about')
    site.advanceClock(3 * 86_400)
    expect((await get('/about')).headers).toMatchObject({ age: '0' })
    expect(site.renderedUrls).toEqual(['/about'])
  })

  it.each([
    ['/en', 3600],
    ['/kazan', 300],
    ['/kazan/specialists', 300],
    ['/kazan/specialists/repair/bathroom?page=2', 300],
    ['/profiles', 300],
    ['/profiles?sort=new', 60],
    ['/profiles/7', 60],
    ['/about', 300],
  ])('%s is fresh in shared caches for %i s, and is not rendered again before', async (path, seconds) => {
    expect((await get(path)).headers['cache-control']).toContain(`s-maxage=${seconds},`)
    site.advanceClock(seconds - 1)
    await get(path)
    expect(site.renderedUrls).toHaveLength(1)
  })

  it("gives Next's router the flight data and the route tree of the same render, and a 404 for an unknown segment", async () => {
    await get('/kazan')
    const flight = await get('/kazan?_rsc=abc', { rsc: '1' })
    expect(flight.payload).toBe('flight /kazan')
    expect(flight.headers).toMatchObject({ 'content-type': 'text/x-component', 'x-nextjs-rewritten-path': '/ru/kazan' })
    const tree = await get('/kazan?_rsc=abc', {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    })
    expect(tree.payload).toBe('tree')
    expect(tree.headers['x-nextjs-postponed']).toBe('2')
    const unknownSegmentResponse = await get('/kazan?_rsc=abc', { rsc: '1', 'next-router-segment-prefetch': '/nope' })
    expect(unknownSegmentResponse.statusCode).toBe(404)
    expect(site.renderedUrls).toEqual(['/kazan'])
  })

  it('has no body for HEAD', async () => {
    const { statusCode, payload, headers } = await site.app.inject({ method: 'HEAD', url: '/kazan' })
    expect(statusCode).toBe(200)
    expect(payload).toBe('')
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  })

  it('rejects methods other than GET and HEAD', async () => {
    const { statusCode, headers } = await site.app.inject({ method: 'POST', url: '/kazan' })
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    const invalidRequest = {
      method: 'POST',
      url: '/kazan',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    } as const
    expect((await site.app.inject(invalidRequest)).statusCode).toBe(400)
  })

  it('is rendered once for 200 concurrent requests', async () => {
    await Promise.all(Array.from({ length: 200 }, () => get('/kazan')))
    expect(site.renderedUrls).toEqual(['/kazan'])
  })

  it('waits for a render slot among 200 concurrent new pages', async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/city-${index}`)))
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(site.concurrency.max).toBe(8)
  })
})

it.each(['/profile', '/kazan', '/'])(
  'R-token: restores a missing session hint, and sends no cookie if the hint is right: %s',
  async path => {
    const response = await get(path, { cookie: 'auth.access_token=1%7Cx' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toMatch(/^session=signed-in; Max-Age=2678400; Path=\/; SameSite=Lax$/)
    expect(response.headers['cache-control']).toBe('private, no-cache')
    const hintedResponse = await get(path, { cookie: 'auth.access_token=1%7Cx; session=signed-in' })
    expect(hintedResponse.headers).not.toHaveProperty('set-cookie')
  },
)

describe('account pages', () => {
  const signedInHeaders = { cookie: 'a=b; session=signed-in' }

  it.each([
    ['/profile', '/?login&returnTo=/profile'],
    ['/en/profile', '/en?login&returnTo=/en/profile'],
    ['/profile/settings/edit/socials?a=1', '/?login&returnTo=/profile/settings/edit/socials%3Fa%3D1'],
  ])('redirect signed-out visitors from %s to %s, with a response that no cache may store', async (path, to) => {
    for (const cookie of ['', 'session=expired', 'session=x', 'xsession=signed-in']) {
      const { statusCode, headers } = await get(path, { cookie })
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store'])
      expect(headers.vary).toContain('Cookie')
    }
    expect(site.renderedUrls).toEqual([])
  })

  it('have one shell for all visitors, rendered once per start', async () => {
    const first = await get('/profile', signedInHeaders)
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(first.headers.vary).toContain('Cookie')
    site.advanceClock(30 * 86_400)
    const otherResponse = await get('/profile', { cookie: 'session=registering; auth.access_token=x' })
    expect(otherResponse.payload).toBe(first.payload)
    expect(site.renderedUrls).toEqual(['/profile'])
    const notModified = await get('/profile', { ...signedInHeaders, 'if-none-match': String(first.headers.etag) })
    expect(notModified.statusCode).toBe(304)
  })

  it("send their shell to Next's router for any visitor, because the browser's guard decides", async () => {
    for (const headers of [{}, signedInHeaders])
      for (const path of ['/profile', '/register'])
        expect((await get(`${path}?_rsc=x`, { rsc: '1', ...headers })).statusCode).toBe(200)
  })

  it('respond 404 to an unknown path for every visitor', async () => {
    expect((await get('/profile/nope', signedInHeaders)).statusCode).toBe(404)
    expect((await get('/profile/nope')).statusCode).toBe(404)
  })

  it('hydrate at once', async () => {
    expect((await get('/register')).payload).toContain("load();dispatchEvent(new Event('focusin'))</script>")
  })

  it('redirect signed-in visitors away from registration', async () => {
    const { statusCode, headers } = await get('/en/register', signedInHeaders)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/en/profile', 'no-store'])
    for (const cookie of ['', 'session=registering', 'session=expired'])
      expect((await get('/register', { cookie })).statusCode).toBe(200)
  })
})

describe('the gallery', () => {
  it.each(['/test', '/en/test'])('hydrates at once, as account pages do: %s', async path => {
    expect((await get(path)).payload).toContain("load();dispatchEvent(new Event('focusin'))</script>")
  })

  it('differs from public pages, which do not hydrate at once', async () => {
    for (const path of ['/', '/kazan', '/profiles/1', '/about', '/test/nope'])
      expect((await get(path, { 'accept-language': 'ru' })).payload).not.toContain('dispatchEvent')
  })

  it('is rendered once per start', async () => {
    await get('/test')
    site.advanceClock(30 * 86_400)
    expect((await get('/test')).headers['cache-control']).toContain('s-maxage=300,')
    expect(site.renderedUrls).toEqual(['/test'])
  })
})

describe('a missing page', () => {
  it('is rendered again once its stored 404 is dropped', async () => {
    site.setDeviations('/profiles/7', { failure: 'ProfileNotFound' })
    expect((await get('/profiles/7')).statusCode).toBe(404)
    site.setDeviations('/profiles/7')
    site.pages.dropMissingPages(path => path === '/profiles/7')
    expect((await get('/profiles/7')).statusCode).toBe(200)
  })

  it.each([
    '/nope/nope',
    '/ru/moskva',
    '/profiles/x',
    '/~error/x',
    '/en/~profiles/1',
    '/%D0%BC%20%D0%BC',
    '/use-cases',
  ])('is a 404 at %s that shows the path, without a render of a page', async path => {
    const { statusCode, payload } = await get(path)
    expect(statusCode).toBe(404)
    expect(payload).toContain(`"path":"${path}"`)
    expect(site.renderedUrls.every(address => address.includes('/~error/'))).toBe(true)
  })

  it("shows the error in the page's language", async () => {
    site.setDeviations('/en/nope', { failure: 'CityNotFound' })
    const { statusCode, payload, headers } = await get('/en/nope')
    expect(statusCode).toBe(404)
    expect(payload).toContain('"missingPageTag":"CityNotFound"')
    expect(site.renderedUrls[1]).toMatch(/^\/en\/~error\//)
    expect(headers['cache-control']).toContain('s-maxage=60')
  })

  it('has the status 404, not 304, for a client that has it', async () => {
    const { headers, payload } = await get('/first/nope')
    const secondResponse = await get('/first/nope', { 'if-none-match': String(headers.etag) })
    expect([secondResponse.statusCode, secondResponse.payload]).toEqual([404, payload])
  })

  it.each(["/o'clock/nope", '/a&b/nope', '/a;b=c/nope', '/en/third/nope'])('contains its path: %s', async path => {
    expect((await get(path)).payload).toContain(`"path":"${path.replace('&', '&amp;')}"`)
  })

  it('suggests cities with similar names', async () => {
    site.setSimilarCities('/kazn/nope', [{ id: 1, slug: 'kazan', name: 'Kazan', region: 'Tatarstan' }])
    expect((await get('/kazn/nope')).payload).toContain('Tatarstan')
  })

  it('is not stored if suggestions could not be read', async () => {
    site.setSimilarCities('/nope/nope', undefined)
    const { statusCode, headers } = await get('/nope/nope')
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(site.pages.getSizes().missing).toBe(0)
  })

  it("is only a status for Next's router", async () => {
    site.setDeviations('/nope', { failure: 'CityNotFound' })
    const { statusCode, payload } = await get('/nope?_rsc=x', { rsc: '1' })
    expect(statusCode).toBe(404)
    expect(payload).toBe('')
  })
})

describe('a page past the end of its list', () => {
  it.each(['/kazan/specialists', '/en/profiles', '/profiles/7'])(
    'of %s is stored in a separate partition, so that it evicts no other page',
    async path => {
      await get(path)
      for (let page = 2; page < 50; page += 1) {
        site.setDeviations(`${path}?page=${page}`, { isPastEnd: true })
        expect((await get(`${path}?page=${page}`)).statusCode).toBe(200)
      }
      await get(`${path}?page=49`)
      expect(site.renderedUrls).toHaveLength(49)
      expect(site.pages.getSizes()).toMatchObject({ pages: 1, searches: 0, missing: 48 })
    },
  )

  it('moves to the partition for pages when the list has grown', async () => {
    site.setDeviations('/kazan/specialists?page=2', { isPastEnd: true })
    await get('/kazan/specialists?page=2')
    site.setDeviations('/kazan/specialists?page=2')
    site.pages.invalidate(new Set(['/kazan/specialists']))
    await get('/kazan/specialists?page=2')
    expect(site.pages.getSizes()).toMatchObject({ pages: 1, missing: 0 })
  })

  it('is not rendered beyond the maximum page', async () => {
    await get('/profiles')
    for (const page of ['100001', '99999999999', '9'.repeat(400)]) await get(`/profiles?page=${page}`)
    expect(site.renderedUrls).toEqual(['/profiles'])
  })
})

describe('a failed page', () => {
  it('has the status and message of its error, and is never stored', async () => {
    site.setDeviations('/kazan', { failure: 'CityUnavailable' })
    const { statusCode, payload, headers } = await get('/kazan')
    expect(statusCode).toBe(503)
    expect(payload).toContain('Cant get city')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    site.setDeviations('/kazan')
    expect((await get('/kazan')).statusCode).toBe(200)
  })

  it.each(['/kazan', '/en/kazan', '/', '/en', '/profiles?page=2', '/profiles?category=repair&page=2'])(
    'contains its path for a retry link: %s',
    async path => {
      const address = readAddress(path)
      if (typeof address === 'string') throw new Error(address)
      site.setDeviations(address.nextUrl, { failure: 'ApiUnavailable' })
      const { payload } = await get(path)
      expect(payload.replaceAll('&amp;', '&')).toContain(`"path":"${address.key}"`)
    },
  )

  it('shows a request id that is unique for each failure, or that of a trusted proxy', async () => {
    site.setDeviations('/kazan', { failure: 'CityUnavailable' })
    site.setDeviations('/perm', { failure: 'CityUnavailable' })
    const getRequestId = (text: string) => /"requestId":"(\w+)"/.exec(text)?.[1] ?? 'none'
    const [first, second] = [getRequestId((await get('/kazan')).payload), getRequestId((await get('/perm')).payload)]
    expect(first).toMatch(/^[0-9a-f]{10}$/)
    expect(second).not.toBe(first)
    expect(site.requestIds).toEqual(expect.arrayContaining([first, second]))
    const sendFromProxy = (id: string) =>
      site.app.inject({
        url: '/kazan',
        remoteAddress: '10.0.0.1',
        headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.7' },
      })
    expect((await sendFromProxy('from-the-proxy-1')).payload).toContain('from-the-proxy-1')
    expect((await sendFromProxy('<script>')).payload).not.toContain('script>"')
    const forgedResponse = await get('/kazan', {
      'x-request-id': 'forged-request-id',
      'x-forwarded-for': '203.0.113.7',
    })
    expect(forgedResponse.payload).not.toContain('forged-request-id')
  })

  it.each([{ throws: true }, { hasNoOutput: true, failure: 'UnknownTag' }] as const)(
    'is a 500 for a defect: %j',
    async plan => {
      site.setDeviations('/kazan', plan)
      const { statusCode, payload } = await get('/kazan')
      expect(statusCode).toBe(500)
      expect(payload).toContain('Internal Server Error')
    },
  )

  it('is replaced by the stale page, if one is stored', async () => {
    await get('/kazan')
    site.setDeviations('/kazan', { failure: 'CityUnavailable' })
    site.advanceClock(3600)
    expect((await get('/kazan')).statusCode).toBe(200)
    expect((await get('/kazan')).statusCode).toBe(200)
  })

  it('without a request id stays in memory', async () => {
    const overloadError = { status: 503, message: 'Service Unavailable' }
    const first = await site.pages.renderErrorPage('ru', overloadError)
    for (let id = 1; id < 1000; id += 1) await get(`/profiles/${id}`)
    expect(site.pages.getSizes().pages).toBeLessThan(999)
    expect(await site.pages.renderErrorPage('ru', overloadError)).toBe(first)
  })

  it('without a request id is rendered again after a failed render', async () => {
    const address = getErrorAddress('ru', { status: 400, message: 'Bad Request' })
    site.setDeviations(address, { throws: true })
    for (const malformedPath of ['/%ff', '/a%00']) {
      const { statusCode, headers, payload } = await get(malformedPath)
      expect([statusCode, headers['content-type'], payload]).toEqual([400, 'text/plain', 'Bad Request'])
    }
    site.setDeviations(address)
    for (const malformedPath of ['/%ff', '/a%00'])
      expect((await get(malformedPath)).headers['content-type']).toContain('text/html')
  })

  it.each([
    ['/', { 'accept-language': 'ru' }],
    ['/profile', { cookie: 'session=signed-in; auth.access_token=x' }],
  ])('of %s is not stored by the browser either, so that Back requests it again', async (path, headers) => {
    site.setDeviations(path, { failure: 'ApiUnavailable' })
    expect((await get(path, headers)).headers['cache-control']).toBe('no-store')
  })
})

describe('a page with a failed block', () => {
  it('is served but not stored', async () => {
    site.setDeviations('/kazan', { isIncomplete: true })
    const { statusCode, headers } = await get('/kazan')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    await get('/kazan')
    expect(site.renderedUrls).toEqual(['/kazan', '/kazan'])
  })

  it('is replaced by a stored complete page', async () => {
    await get('/kazan')
    site.pages.invalidate(new Set(['/kazan']))
    site.setDeviations('/kazan', { isIncomplete: true })
    const staleResponse = await get('/kazan')
    expect(staleResponse.statusCode).toBe(200)
    // The stored page is complete but outdated: a shared cache must not serve it to the visitor who changed it.
    expect(staleResponse.headers['cache-control']).toBe('private, no-store')
    site.setDeviations('/kazan')
    site.advanceClock(revalidationPauseSeconds)
    expect((await get('/kazan')).headers['cache-control']).toContain('public')
    site.setDeviations('/kazan', { isIncomplete: true })
    site.advanceClock(301)
    for (const _time of [1, 2]) expect((await get('/kazan')).headers['cache-control']).toContain('public')
  })
})

describe('request targets', () => {
  it.each([
    ['/%ff', 400, 'Bad Request'],
    ['/a%00', 400, 'Bad Request'],
    ['/%', 400, 'Bad Request'],
    ['/a%5cb', 400, 'Bad Request'],
    [`/${'a'.repeat(4000)}`, 414, 'URI Too Long'],
  ])('are refused with the security headers: $0 gets $1', async (url, status, message) => {
    const { statusCode, headers, payload } = await get(url)
    expect(statusCode).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(payload).toContain(message)
  })

  it('with a trailing slash redirect only to a page of this site', async () => {
    const { statusCode, headers } = await get('/kazan/')
    expect([statusCode, headers.location]).toEqual([308, '/kazan'])
    expect((await get('/en/')).headers.location).toBe('/en')
    expect((await get('/profile/', { cookie: 'session=signed-in' })).headers.location).toBe('/profile')
    const query = '?price_to=1500&x=%0d%0a'
    expect((await get(`/kazan/specialists/${query}`)).headers.location).toBe(`/kazan/specialists${query}`)
    expect((await get('//evil.example/')).headers.location).toBeUndefined()
  })

  it.each([
    ['/profiles/7.', '/profiles/7'],
    ['/kazan%29', '/kazan'],
    ['/en/kazan%C2%BB?page=2', '/en/kazan?page=2'],
    ['/kazan&utm_source=x', '/kazan?utm_source=x'],
    ['/kazan&utm_source=x?page=2', '/kazan?page=2&utm_source=x'],
    ['/about/privacypolicy', '/about/privacyPolicy'],
    ['/kazan/specialists/c%2B%2B)', '/kazan/specialists/c%2B%2B'],
  ])('with a typing error redirect to the page: %s to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([308, to])
  })

  it.each([
    ['/Kazan', '/Kazan', 'CityNotFound', '/kazan'],
    ['/Kazan?utm=A', '/Kazan', 'CityNotFound', '/kazan?utm=A'],
    ['/Kazan/', '/Kazan', 'CityNotFound', '/kazan'],
    ['/Kazan%29', '/Kazan', 'CityNotFound', '/kazan'],
    ['/kazan/specialists/Repair', '/kazan/specialists/Repair', 'CategoryNotFound', '/kazan/specialists/repair'],
  ])('with capitals redirect to lower case if no slug has them: %s', async (url, renderedUrl, failure, location) => {
    site.setDeviations(renderedUrl, { failure })
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store'])
  })

  it('with capitals are pages if a slug has them', async () => {
    expect((await get('/Kazan')).statusCode).toBe(200)
    expect((await get('/Kazan/')).headers.location).toBe('/Kazan')
    site.setDeviations('/Perm', { failure: 'CityUnavailable' })
    expect((await get('/Perm')).statusCode).toBe(503)
  })

  it.each([
    ['/specialists', '/profiles'],
    ['/en/specialists/7?utm=1', '/en/profiles/7?utm=1'],
    ['/cities', '/#cities'],
  ])('of a route rule redirect: %s to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([307, to])
  })

  it('of the home page redirect visitors who prefer English to /en, in full loads only', async () => {
    const { statusCode, headers } = await get('/?utm=1', { 'accept-language': 'en' })
    expect([statusCode, headers.location]).toEqual([302, '/en?utm=1'])
    expect(headers.vary).toContain('Accept-Language')
    expect((await get('/', { 'accept-language': 'en', rsc: '1' })).statusCode).toBe(200)
    const homeResponse = await get('/', { 'accept-language': 'ru' })
    expect(homeResponse.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    const switchResponse = await get('/?lang=ru', { cookie: 'i18n_redirected=en' })
    expect([switchResponse.statusCode, switchResponse.headers.location]).toEqual([303, '/'])
    expect(switchResponse.headers['set-cookie']).toMatch(/^i18n_redirected=ru/)
  })

  it('never crash the site or redirect away from it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', minLength: 1 }), fc.boolean(), async (text, isEscaped) => {
        const url = `/${isEscaped ? encodeURIComponent(text) : text.replace(/[^!-~]/g, '')}`
        fc.pre(URL.canParse(url, 'http://localhost'))
        const { statusCode, headers } = await get(url)
        expect([200, 304, 307, 308, 302, 303, 400, 404]).toContain(statusCode)
        expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
        expect(headers['x-content-type-options']).toBe('nosniff')
      }),
      { numRuns: getRunCount(300) },
    )
  })
})

describe('every response', () => {
  it.each([
    '/kazan',
    '/nope/x',
    '/%ff',
    '/kazan/',
    '/_next/static/chunks/a.js',
    '/icons/favicon.svg',
    '/use-cases/x',
    '/_next/image?url=x',
  ])('has the security headers: %s', async url => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('has a strict hash-based policy if it is a document', async () => {
    const policy = String((await get('/kazan')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('is sent despite an unknown inline script, which is logged and counted', async () => {
    const loggedMessages: string[] = []
    const logger = {
      info: () => undefined,
      warn: () => undefined,
      error: (message: string) => void loggedMessages.push(message),
    }
    site = await createFakeSite({ logger })
    await get('/tver')
    expect([loggedMessages, site.pages.countUnknownScripts()]).toEqual([[], 0])
    site.setDeviations('/kazan', { script: 'alert(1)' })
    const { statusCode, headers } = await get('/kazan')
    expect([statusCode, loggedMessages, site.pages.countUnknownScripts()]).toEqual([200, ['unknown inline script'], 1])
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1)
  })

  it('has HSTS on https sites, with subdomains unless excluded, and noindex with demo data', async () => {
    expect((await get('/kazan')).headers).not.toHaveProperty('strict-transport-security')
    site = await createFakeSite({ siteUrl: 'https://znatok.example', isDemo: true })
    const { headers } = await get('/kazan')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['strict-transport-security']).toContain('includeSubDomains')
    expect(headers['x-robots-tag']).toBe('noindex')
    site = await createFakeSite({ siteUrl: 'https://znatok.example', settings: { hstsIncludesSubdomains: false } })
    expect((await get('/kazan')).headers['strict-transport-security']).toBe('max-age=63072000')
  })
})

describe('operational endpoints', () => {
  it('report the health and the build of the site', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok', build: 'b1', api: 'answering' })
    const latestBuild = await get('/builds/latest.json')
    expect(latestBuild.json()).toEqual({ id: 'b1' })
    expect(latestBuild.headers['cache-control']).toBe('no-store')
  })
})

describe('speculation rules', () => {
  it('are sent with pages only', async () => {
    const rulesPath = JSON.parse(String((await get('/kazan')).headers['speculation-rules'])) as string
    const response = await get(rulesPath)
    expect(response.headers['content-type']).toBe('application/speculationrules+json')
    expect(response.json()).toMatchObject({ prefetch: [{ source: 'document', eagerness: 'moderate' }] })
    expect((await get('/builds/latest.json')).headers).not.toHaveProperty('speculation-rules')
  })
})

describe('files', () => {
  it('of the build never change and are compressed already', async () => {
    const { headers, rawPayload } = await get('/_next/static/chunks/a.js', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(gunzipSync(rawPayload).toString()).toBe('run()')
  })

  it.each([
    ['/icons/font.0a1b.woff2', 'public, max-age=31536000, immutable'],
    ['/icons/favicon.svg', 'public, max-age=86400'],
    ['/builds/lost-file.js', 'no-cache'],
    ['/sw.js', 'no-cache'],
  ])('such as %s have the Cache-Control %s', async (file, cacheControl) => {
    expect((await get(file)).headers['cache-control']).toBe(cacheControl)
  })

  it('contain the service worker, or, with the setting off, the one that unregisters itself', async () => {
    const response = await get('/sw.js')
    expect([response.statusCode, response.body]).toEqual([200, 'store()'])
    expect(response.headers['content-type']).toMatch(/javascript/)
    site = await createFakeSite({ hasServiceWorker: false })
    expect((await get('/sw.js')).body).toBe('unregister()')
  })

  it('are a 404 if they are missing', async () => {
    expect((await get('/_next/static/chunks/gone.js')).statusCode).toBe(404)
  })
})

describe('rpc', () => {
  it.each(['nope', 'toString', '__proto__', 'viewCity', 'constructor'])(
    'rejects %s, which is not a client use-case',
    async name => {
      expect((await get(`/use-cases/${name}`)).statusCode).toBe(404)
    },
  )

  it.each([
    ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['192.0.2.9', '203.0.113.7', '192.0.2.9'],
  ])(
    'with the peer %s and X-Forwarded-For %s calls the API for the visitor %s',
    async (remoteAddress, forwarded, visitor) => {
      const visitors: (string | undefined)[] = []
      site = await createFakeSite({
        fetchApi: async () => {
          visitors.push(globalThis.znatok?.scope.getStore()?.visitorIp)
          return Response.json({ regions: [] })
        },
      })
      const headers = { 'x-forwarded-for': forwarded }
      await site.app.inject({ url: '/use-cases/listRegions?lang=ru', remoteAddress, headers })
      expect(visitors).toEqual([visitor])
    },
  )

  it.each(['lang=de', 'input=1', 'input={', 'lang=ru&input=%22x%22'])('rejects the query string %s', async query => {
    expect((await get(`/use-cases/listRegions?${query}`)).statusCode).toBe(422)
  })
})

describe('a render that hangs', () => {
  const pendingPromise = new Promise<void>(() => undefined)

  it('leads to the stale page or a 503 after its timeout, and blocks other renders of its path', async () => {
    site = await createFakeSite({ renderTimeoutMs: 30 })
    await site.pages.renderErrorPage('ru', getErrorEntry('Overloaded'))
    await get('/kazan')
    site.pages.invalidate(new Set(['/kazan']))
    site.renderedUrls.length = 0
    void site.holdRenders(pendingPromise)
    expect((await get('/kazan')).statusCode).toBe(200)
    const { statusCode, headers } = await get('/perm')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await get('/perm')).statusCode).toBe(503)
    expect(site.renderedUrls).toEqual(['/kazan', '/perm'])
  })

  it('frees its slot, but makes the site unready if as many renders hang as may run concurrently', async () => {
    site = await createFakeSite({ renderTimeoutMs: 30 })
    await site.pages.renderErrorPage('ru', getErrorEntry('Overloaded'))
    expect((await get('/healthz/ready')).json()).toEqual({ status: 'ready' })
    void site.holdRenders(pendingPromise)
    await Promise.all(Array.from({ length: 8 }, (_, index) => get(`/city-${index}`)))
    void site.holdRenders(Promise.resolve())
    expect((await get('/kazan')).statusCode).toBe(200)
    expect((await get('/healthz')).statusCode).toBe(200)
    const readyResponse = await get('/healthz/ready')
    expect([readyResponse.statusCode, readyResponse.json()]).toEqual([503, { status: 'renders hang' }])
  })
})

describe('storage in shared caches', () => {
  it.each(['/_next/static/chunks/gone.js', '/_next/nope'])(
    'excludes a missing file under /_next/: %s is a plain 404',
    async url => {
      const { statusCode, payload, headers } = await get(url)
      expect([statusCode, payload, headers['cache-control']]).toEqual([404, '', 'no-store'])
      expect(site.renderedUrls).toEqual([])
    },
  )

  it("includes router data at their own URL only, never at the document's", async () => {
    const getCacheControl = async (url: string, headers = {}) =>
      (await get(url, { rsc: '1', ...headers })).headers['cache-control']
    for (const url of ['/kazan', '/kazan?_rscx=1', '/kazan/specialists?page=2', '/nope/x'])
      expect(await getCacheControl(url)).toBe('private, no-store')
    expect(await getCacheControl('/kazan?_rsc=1abc')).toMatch(/^public/)
    expect(await getCacheControl('/kazan/specialists?page=2&_rsc=1abc')).toMatch(/^public/)
    expect(await getCacheControl('/kazan', { 'next-router-segment-prefetch': '/_tree' })).toBe('private, no-store')
  })

  it('excludes a document at the URL of router data', async () => {
    for (const url of ['/kazan?_rsc=1abc', '/kazan?_rsc=~0123456789', '/nope/x?_rsc']) {
      const { headers, payload } = await get(url)
      expect(payload).toContain('<html>')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  })

  it('includes router data of the home page, which do not depend on the visitor', async () => {
    expect((await get('/?_rsc=1abc', { rsc: '1', cookie: 'i18n_redirected=en' })).headers['cache-control']).toMatch(
      /^public/,
    )
  })

  describe('for the flight data of a document', () => {
    const getRenderId = (html: string) => /data-render="([\w-]{10})"/.exec(html)?.[1] ?? ''
    const requestFlight = (renderId: string) => get(`/kazan?_rsc=~${renderId}`, { rsc: '1' })

    it('includes flight data by the render id in the document', async () => {
      const { payload, headers } = await requestFlight(getRenderId((await get('/kazan')).payload))
      expect(payload).toBe('flight /kazan')
      expect(headers['cache-control']).toMatch(/^public/)
    })

    it('includes flight data of an older render after the page was rendered again', async () => {
      const renderId = getRenderId((await get('/kazan')).payload)
      site.setDeviations('/kazan', { padding: 1 })
      site.pages.invalidate(new Set(['/kazan']))
      const nextRenderId = getRenderId((await get('/kazan')).payload)
      expect(nextRenderId).not.toBe(renderId)
      const olderResponse = await requestFlight(renderId)
      expect([olderResponse.payload, olderResponse.headers['cache-control']]).toEqual([
        'flight /kazan',
        expect.stringMatching(/^public/),
      ])
      expect((await requestFlight(nextRenderId)).payload).toBe('flight /kazan x')
      expect((await get('/kazan?_rsc=1abc', { rsc: '1' })).payload).toBe('flight /kazan x')
    })

    it('includes flight data of a page that no longer exists', async () => {
      const renderId = getRenderId((await get('/kazan')).payload)
      site.setDeviations('/kazan', { failure: 'CityNotFound' })
      site.pages.invalidate(new Set(['/kazan']))
      expect((await get('/kazan')).statusCode).toBe(404)
      const { statusCode, payload, headers } = await requestFlight(renderId)
      expect([statusCode, payload, headers['cache-control']]).toEqual([
        200,
        'flight /kazan',
        expect.stringMatching(/^public/),
      ])
      expect((await requestFlight('0123456789')).statusCode).toBe(404)
    })

    it('excludes flight data of the current render under an unknown render id', async () => {
      const { payload, headers } = await requestFlight('0123456789')
      expect([payload, headers['cache-control']]).toEqual(['flight /kazan', 'private, no-store'])
    })

    it('is not needed for incomplete pages, error pages and account pages, which contain their flight data', async () => {
      site.setDeviations('/kazan', { isIncomplete: true })
      for (const url of ['/kazan', '/nope/x', '/profile'])
        expect((await get(url, { cookie: 'session=signed-in' })).payload).not.toContain('data-render')
    })
  })

  it('includes a 404 for a minute and a page past the end for its TTL, but never stale', async () => {
    expect((await get('/nope/x')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    site.setDeviations('/kazan/specialists?page=99', { isPastEnd: true })
    const { headers } = await get('/kazan/specialists?page=99')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300')
  })
})

describe('a non-canonical spelling of a path', () => {
  it.each([
    ['/kazan/specialists/c++?page=2', '/kazan/specialists/c%2B%2B?page=2'],
    ['/%d0%bc/', '/%D0%BC'],
  ])('R-slug: redirects from %s to %s', async (url, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  it.each(['/k%61zan/specialists?price_to=7772', '/profile%73?search=a', '/k%61zan/specialists?page=2'])(
    'is a 404 without a render: %s',
    async url => {
      expect((await get(url)).statusCode).toBe(404)
      expect(site.renderedUrls.filter(address => !address.includes('~error/'))).toEqual([])
    },
  )
})

describe('a client without compression', () => {
  it('receives a large page completely', async () => {
    site.setDeviations('/kazan', { padding: 200_000 })
    const response = await get('/kazan')
    expect(response.headers).toMatchObject({ 'content-length': String(Buffer.byteLength(response.payload)) })
    expect(response.payload.length).toBeGreaterThan(200_000)
    expect(response.headers).not.toHaveProperty('content-encoding')
    const head = await site.app.inject({ method: 'HEAD', url: '/kazan' })
    expect([head.payload, head.headers['content-length']]).toEqual(['', response.headers['content-length']])
  })

  it('makes the server buffer only part of a large page if it reads nothing', async () => {
    site.setDeviations('/kazan', { padding: 16_000_000 })
    const connection = once(site.app.server, 'connection') as Promise<[Socket]>
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const address = site.app.server.address()
    const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    client.write('GET /kazan HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [socket] = await connection
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(100_000)
    expect(socket.writableLength).toBeLessThan(1_000_000)
    client.destroy()
    await site.app.close()
  })

  it('loses its connection after a minute if it reads nothing', () => {
    expect(site.app.server.timeout).toBe(60_000)
  })
})
