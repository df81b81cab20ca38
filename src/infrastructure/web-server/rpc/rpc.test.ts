import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientUseCases } from '#application/client-use-cases.ts'
import { aigul, createFakeApi, rightCode, type ApiCall } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { sameOriginHeaders, createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
const setUp = async (options: Parameters<typeof createFakeSite>[0] = {}) => {
  api = createFakeApi()
  site = await createFakeSite({ fetchApi: api.fetch, ...options })
  visitor = createVisitor(site.app)
}
beforeEach(() => setUp())
afterEach(() => vi.useRealTimers())

const credentials = { email: aigul.email, password: aigul.password }
const signIn = () => visitor.mutate('signIn', credentials)
const post = (url: string, headers: Record<string, string>, payload?: string) =>
  site.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
const isMutation = (name: string) =>
  Object.entries(clientUseCases).some(([useCase, kind]) => useCase === name && kind === 'mutation')

describe('R-rpc: a mutation', () => {
  it('responds with its outcome, which no cache may store', async () => {
    const response = await signIn()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ ok: true, value: { id: 1, name: 'Aigul' } })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(api.calls).toEqual([
      expect.objectContaining({ method: 'POST', path: '/api/email/login', lang: 'ru', forwardedFor: '127.0.0.1' }),
    ])
  })

  it('responds with the status of its error', async () => {
    const response = await visitor.mutate('signIn', { ...credentials, password: 'wrong' })
    expect([response.statusCode, response.json()]).toEqual([422, { ok: false, error: { _tag: 'WrongCredentials' } }])
    expect(visitor.cookies.size).toBe(0)
    expect(response.headers).not.toHaveProperty('retry-after')
    const codeResponse = await visitor.mutate('verifyCode', { uuid: 'verification-1', code: '000000' })
    expect([codeResponse.statusCode, codeResponse.json()]).toMatchObject([
      422,
      { error: { _tag: 'WrongCode', message: 'Wrong.' } },
    ])
  })

  it('runs in the requested language', async () => {
    await createVisitor(site.app, { lang: 'en' }).mutate('requestCode', 'new@znatok.example')
    expect(api.calls[0]).toMatchObject({ path: '/api/email/code', lang: 'en', body: { email: 'new@znatok.example' } })
  })

  const body = JSON.stringify({ lang: 'ru', input: credentials })
  const jsonHeaders = { ...sameOriginHeaders, 'content-type': 'application/json' }
  it.each([
    ['GET', 405, () => site.app.inject({ url: '/use-cases/signIn', headers: sameOriginHeaders })],
    ['the name of a query', 405, () => post('/use-cases/findCity', jsonHeaders, body)],
    ['PUT', 405, () => site.app.inject({ method: 'PUT', url: '/use-cases/signIn', headers: sameOriginHeaders })],
    ['an unknown name', 404, () => post('/use-cases/listProfiles', jsonHeaders, body)],
    ['no body', 422, () => post('/use-cases/signIn', sameOriginHeaders)],
    ['plain text', 415, () => post('/use-cases/signIn', { ...sameOriginHeaders, 'content-type': 'text/plain' }, body)],
    [
      'a URL-encoded form',
      415,
      () =>
        post('/use-cases/signIn', { ...sameOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'),
    ],
    ['broken JSON', 400, () => post('/use-cases/signIn', jsonHeaders, '{')],
    ['JSON with a `__proto__` key', 400, () => post('/use-cases/signIn', jsonHeaders, '{"__proto__":{"lang":"ru"}}')],
    ['too large a body', 413, () => post('/use-cases/signIn', jsonHeaders, `{"lang":"${'r'.repeat(65_536)}"}`)],
    ['an unknown language', 422, () => post('/use-cases/signIn', jsonHeaders, body.replace('ru', 'de'))],
    ['an array', 422, () => post('/use-cases/signIn', jsonHeaders, '[]')],
    ['null', 422, () => post('/use-cases/signIn', jsonHeaders, 'null')],
    ['no identifier', 422, () => visitor.mutate('signIn', { password: 'x' })],
    [
      'a phone number that is not normalized',
      422,
      () => visitor.mutate('signIn', { phone: '8 917 204-18-33', password: 'x' }),
    ],
    ['no password', 422, () => visitor.mutate('signIn', { email: aigul.email, password: '' })],
    ['a malformed code', 422, () => visitor.mutate('verifyCode', { uuid: 'verification-1', code: '12345' })],
    ['a malformed verification id', 422, () => visitor.mutate('verifyCode', { uuid: '../x', code: rightCode })],
    ['no agreement', 422, () => visitor.mutate('createAccount', { name: 'A', password: 'x', agreement: false })],
    ['an unexpected input', 422, () => visitor.mutate('signOut', {})],
  ])('with %s gets the status %i and calls no API', async (_what, status, sendCall) => {
    const response = await sendCall()
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.payload).toBe('')
    expect(api.calls).toEqual([])
  })

  it('names the allowed method', async () => {
    const getResponse = await site.app.inject('/use-cases/signIn')
    const postResponse = await post(
      '/use-cases/findCity',
      { ...sameOriginHeaders, 'content-type': 'application/json' },
      body,
    )
    expect([getResponse.headers.allow, postResponse.headers.allow]).toEqual(['POST', 'GET, HEAD'])
  })

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])("without proof of the site's own origin (%j) gets a 403 before any other check", async headers => {
    await signIn()
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    api.calls.length = 0
    for (const [url, payload] of [
      ['/use-cases/signIn', body],
      ['/use-cases/signOut', '{"lang":"ru"}'],
      ['/use-cases/nope', body],
      ['/use-cases/findCity', '{'],
      ['/use-cases/signIn', 'x'.repeat(70_000)],
    ] as const)
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
        const sentHeaders = { host: 'localhost:3000', 'content-type': 'application/json', cookie, ...headers }
        const response = await site.app.inject({ method, url, headers: sentHeaders, payload })
        expect([method, url, response.statusCode, response.headers['set-cookie']]).toEqual([
          method,
          url,
          403,
          undefined,
        ])
      }
    expect(api.calls).toEqual([])
  })
})

describe('R-rpc: a query for one visitor', () => {
  it('responds with the data of the visitor, which no cache may store', async () => {
    await signIn()
    const response = await visitor.query('viewOwnProfile')
    expect(response.json()).toMatchObject({ ok: true, value: { user: { name: 'Aigul' }, profile: { id: 10 } } })
    expect(response.headers['cache-control']).toBe('no-store')
    await visitor.query('viewOwnProfile')
    expect(api.calls.filter(({ path }) => path === '/api/user/profile')).toHaveLength(2)
  })

  it('does not call the API for a signed-out visitor', async () => {
    const response = await visitor.query('viewOwnProfile')
    expect([response.statusCode, response.json()]).toEqual([401, { ok: false, error: { _tag: 'NotSignedIn' } }])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(api.calls).toEqual([])
  })

  it('is refused if a page of another origin sends it', async () => {
    await signIn()
    api.calls.length = 0
    for (const fetchSite of ['cross-site', 'same-site'])
      expect((await visitor.get('/use-cases/viewOwnProfile', { 'sec-fetch-site': fetchSite })).statusCode).toBe(403)
    expect(api.calls).toEqual([])
  })
})

describe('R-rpc: a shared query', () => {
  it('calls the API once for all visitors, without a token', async () => {
    await signIn()
    api.calls.length = 0
    const signedInResponse = await visitor.query('listRegions')
    const anonymousResponse = await createVisitor(site.app).query('listRegions')
    expect(signedInResponse.payload).toBe(anonymousResponse.payload)
    expect(signedInResponse.headers['cache-control']).toContain('public')
    expect(signedInResponse.headers['set-cookie']).toBeUndefined()
    const categoriesResponse = await visitor.query('listCategories', {})
    expect([categoriesResponse.statusCode, categoriesResponse.json()]).toEqual([200, { ok: true, value: [] }])
    expect(api.calls).toEqual([
      expect.objectContaining({ path: '/api/regions', token: undefined }),
      expect.objectContaining({ path: '/api/categories', token: undefined }),
    ])
  })

  it('is not stored while a part of the response is missing', async () => {
    // This API has no list of profiles, so suggestions lack the specialists.
    const response = await visitor.query('suggest', { text: 'e' })
    expect(response.json()).toMatchObject({ ok: true, value: { specialists: [], incomplete: true } })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(site.pages.getSizes()).toMatchObject({ searches: 0 })
  })

  it('without a result calls the API once a minute, and no shared cache stores it', async () => {
    const findCity = () => visitor.query('findCity', 'nope')
    const responses = [await findCity(), await findCity()]
    expect(responses.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
    ])
    expect([api.calls.length, site.pages.getSizes().missing]).toEqual([1, 1])
    site.advanceClock(59)
    await findCity()
    expect(api.calls).toHaveLength(1)
    site.advanceClock(1)
    await findCity()
    expect(api.calls).toHaveLength(2)
  })

  it('for all regions bypasses the response cache, which suggestions have filled', async () => {
    await visitor.query('suggest', { text: 'ка' })
    await visitor.query('listRegions')
    const isRussianRegions = ({ path, lang }: ApiCall) => path === '/api/regions' && lang === 'ru'
    expect(api.calls.filter(isRussianRegions)).toHaveLength(2)
  })

  it('may be sent by a page of another site', async () => {
    const response = await visitor.get('/use-cases/listRegions?lang=ru', { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(200)
  })
})

it('R-rpc: runs a query or mutation without a language in Russian', async () => {
  const responses = [
    await visitor.get('/use-cases/listRegions'),
    await post(
      '/use-cases/requestCode',
      { ...sameOriginHeaders, 'content-type': 'application/json' },
      '{"input":"a@b.c"}',
    ),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(api.calls.map(({ lang }) => lang)).toEqual(['ru', 'ru'])
})

it('stores responses to made-up inputs as searches, and rejects pages beyond the maximum', async () => {
  for (const page of [2, 99_999, 100_000]) {
    api.plan('GET /api/profiles/7/reviews', () =>
      Response.json({ data: [], current_page: page, last_page: 1, per_page: 10, total: 1 }),
    )
    expect((await visitor.query('listReviews', { profileId: 7, page })).statusCode).toBe(200)
  }
  expect(site.pages.getSizes()).toMatchObject({ pages: 0, searches: 3 })
  const callsBefore = api.calls.length
  for (const page of [100_001, 9_007_199_254_740_991])
    expect((await visitor.query('listReviews', { profileId: 7, page })).statusCode).toBe(422)
  expect(api.calls).toHaveLength(callsBefore)
})

describe('the limit of mutations', () => {
  beforeEach(() => setUp({ settings: { mutationsPerMinute: 3 } }))

  it('applies per visitor, sends Retry-After, and exempts queries and signing out', async () => {
    for (let count = 0; count < 3; count += 1) await visitor.mutate('requestCode', 'a@znatok.example')
    const response = await signIn()
    const { error } = response.json<{ error: { retryAfter: number } }>()
    expect([response.statusCode, error]).toMatchObject([429, { _tag: 'TooManyRequests' }])
    expect(error.retryAfter).toBeGreaterThanOrEqual(1)
    expect(error.retryAfter).toBeLessThanOrEqual(60)
    expect(response.headers).toMatchObject({ 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' })
    expect(api.calls).toHaveLength(3)
    expect((await visitor.mutate('signOut')).statusCode).toBe(200)
    expect((await visitor.query('listRegions')).statusCode).toBe(200)
    const otherVisitor = createVisitor(site.app, { address: '192.0.2.7' })
    expect((await otherVisitor.mutate('requestCode', 'a@znatok.example')).statusCode).toBe(200)
  })

  it('counts by the visitor address that a trusted proxy sends, not by a forged one', async () => {
    const requestCode = (address: string, forwarded: string) =>
      createVisitor(site.app, { address }).mutate('requestCode', 'a@znatok.example', { 'x-forwarded-for': forwarded })
    for (let count = 0; count < 4; count += 1) await requestCode('10.0.0.1', '192.0.2.1')
    expect((await requestCode('10.0.0.1', '192.0.2.1')).statusCode).toBe(429)
    expect((await requestCode('10.0.0.1', '192.0.2.2')).statusCode).toBe(200)
    for (let count = 0; count < 4; count += 1) await requestCode('192.0.2.9', `192.0.2.${100 + count}`)
    expect((await requestCode('192.0.2.9', '192.0.2.200')).statusCode).toBe(429)
    expect(api.calls.map(call => call.forwardedFor)).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.1',
      '192.0.2.2',
      '192.0.2.9',
      '192.0.2.9',
      '192.0.2.9',
    ])
  })

  it('does not count requests from other sites', async () => {
    for (let count = 0; count < 5; count += 1)
      await visitor.mutate('requestCode', 'a@znatok.example', { 'sec-fetch-site': 'cross-site' })
    expect((await signIn()).statusCode).toBe(200)
  })

  it('ignores the ports that a proxy sends, and accepts a visitor who has disconnected', async () => {
    const limitedSite = await createFakeSite({
      fetchApi: api.fetch,
      settings: { mutationsPerMinute: 1 },
      observe: app =>
        void app.addHook('onRequest', (request, _reply, done) => {
          if (request.headers['x-disconnected']) Object.defineProperty(request, 'ip', { value: undefined })
          done()
        }),
    })
    const proxiedVisitor = createVisitor(limitedSite.app, { address: '10.0.0.1' })
    const send = async (headers: Record<string, string>) =>
      (await proxiedVisitor.mutate('requestCode', 'a@b.example', headers)).statusCode
    expect(await send({ 'x-forwarded-for': '192.0.2.1:5001' })).toBe(200)
    expect(await send({ 'x-forwarded-for': '192.0.2.1:5002' })).toBe(429)
    expect(api.calls.at(-1)?.forwardedFor).toBe('192.0.2.1')
    expect([await send({ 'x-disconnected': '1' }), api.calls.at(-1)?.forwardedFor]).toEqual([200, null])
  })
})

it("passes on the API's own 429 with its Retry-After", async () => {
  api.plan('POST /api/email/login', () => new Response('{}', { status: 429, headers: { 'retry-after': '17' } }))
  const response = await signIn()
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    429,
    '17',
    { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 17 } },
  ])
})

it('rejects GET for mutations only', async () => {
  for (const name of Object.keys(clientUseCases)) {
    const { statusCode } = await site.app.inject({ url: `/use-cases/${name}`, headers: sameOriginHeaders })
    expect([name, statusCode === 405]).toEqual([name, isMutation(name)])
  }
})

describe('the limit of queries', () => {
  beforeEach(() => setUp({ settings: { queriesPerMinute: 3 } }))

  it('applies per visitor, sends Retry-After, and exempts cached queries', async () => {
    const findCity = (slug: string, sender = visitor) => sender.query('findCity', slug)
    api.plan('GET /api/regions', () => Response.json({ regions: [] }))
    expect((await visitor.query('listRegions')).statusCode).toBe(200)
    for (const slug of ['a', 'b']) expect((await findCity(slug)).statusCode).toBe(404)
    const callsBefore = api.calls.length
    const rateLimitedResponse = await findCity('c')
    expect(rateLimitedResponse.statusCode).toBe(429)
    expect(Number(rateLimitedResponse.headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor.query('viewOwnProfile')).statusCode).toBe(429)
    expect((await visitor.query('listRegions')).statusCode).toBe(200)
    expect((await findCity('a')).statusCode).toBe(404)
    expect(api.calls).toHaveLength(callsBefore)
    expect((await findCity('c', createVisitor(site.app, { address: '127.0.0.2' }))).statusCode).toBe(404)
  })
})

it('reads regions and categories once in each language for suggestions', async () => {
  const emptyPage = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 }
  api.plan('GET /api/v2/profiles', () => Response.json(emptyPage))
  const countCalls = (path: string) => api.calls.filter(call => call.path === path).length
  for (const text of ['ка', 'каз', 'казань']) expect((await visitor.query('suggest', { text })).statusCode).toBe(200)
  expect([countCalls('/api/regions'), countCalls('/api/categories')]).toEqual([2, 2])
  expect(site.pages.getSizes()).toMatchObject({ pages: 0, searches: 3 })
})

it('limits concurrent queries to the API', async () => {
  // A slow machine must not trigger the timeout of a call and its retry.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const releases: (() => void)[] = []
  let maxHeld = 0
  const holdResponse = () =>
    new Promise<Response>(resolve => {
      releases.push(() => resolve(Response.json({ message: 'Not found.' }, { status: 404 })))
      maxHeld = Math.max(maxHeld, releases.length)
    })
  const slugs = Array.from({ length: 40 }, (_, index) => `city-${index}`)
  for (const slug of slugs) api.plan(`GET /api/cities/by/slug/${slug}`, holdResponse)
  const requests = Promise.all(slugs.map(slug => visitor.query('findCity', slug)))
  for (const expected of [16, 16, 8]) {
    await expect.poll(() => releases.length).toBe(expected)
    for (const release of releases.splice(0)) release()
  }
  const responses = await requests
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(maxHeld).toBe(16)
})

it('refuses a query that queued too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slugs = Array.from({ length: 33 }, (_, index) => `city-${index}`)
  for (const slug of slugs) api.plan(`GET /api/cities/by/slug/${slug}`, () => new Promise(() => undefined))
  const requests = slugs.map(slug => visitor.query('findCity', slug))
  await expect.poll(() => api.calls.length).toBe(16)
  await vi.advanceTimersByTimeAsync(6000)
  const responses = await Promise.all(requests)
  const tags = responses.map(response => response.json<{ error: { _tag: string } }>().error._tag)
  expect(tags).toEqual([...Array.from({ length: 32 }, () => 'CityUnavailable'), 'Overloaded'])
  expect(responses.at(-1)?.json()).toEqual({ ok: false, error: { _tag: 'Overloaded' } })
  expect(responses.at(-1)?.headers['cache-control']).toBe('no-store')
})

it.each([undefined, 500, 503])(
  'responds 500 to a defect (status %s), logs it and hides its message',
  async statusCode => {
    const errors: unknown[] = []
    const ignore = () => undefined
    await setUp({ logger: { info: ignore, warn: ignore, error: message => void errors.push(message) } })
    vi.spyOn(site.pages, 'isCached').mockImplementation(() => {
      throw Object.assign(new Error('broken'), { statusCode })
    })
    const response = await visitor.query('listRegions')
    expect([response.statusCode, response.payload.includes('broken'), errors.length]).toEqual([500, false, 1])
  },
)

it('sends the API the request id of a trusted proxy, not a forged one', async () => {
  const requestIds: (string | null)[] = []
  await setUp({
    fetchApi: async (_address, { headers }) => {
      requestIds.push(new Headers(headers).get('x-request-id'))
      return Response.json({ regions: [] })
    },
  })
  const requestHeaders = { 'x-request-id': 'from-the-proxy', 'x-forwarded-for': '192.0.2.1' }
  for (const address of ['10.0.0.1', '192.0.2.9'])
    await createVisitor(site.app, { address }).get('/use-cases/viewOwnProfile', {
      ...requestHeaders,
      cookie: 'auth.access_token=x',
    })
  expect(requestIds).toEqual(['from-the-proxy', expect.stringMatching(/^[0-9a-f]{10}$/) as string])
})
