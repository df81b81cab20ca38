import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientUseCases } from '#application/client-use-cases.ts'
import { aigul, createFakeApi, rightCode, type ApiCall } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { fromPage, createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
const setUp = async (options: Parameters<typeof createFakeSite>[0] = {}) => {
  api = createFakeApi()
  site = await createFakeSite({ api: api.fetch, ...options })
  visitor = createVisitor(site.app)
}
beforeEach(() => setUp())
afterEach(() => vi.useRealTimers())

const credentials = { email: aigul.email, password: aigul.password }
const signIn = () => visitor.write('signIn', credentials)
const post = (url: string, headers: Record<string, string>, payload?: string) =>
  site.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })
const isMutation = (name: string) =>
  Object.entries(clientUseCases).some(([each, how]) => each === name && how === 'mutation')

describe('R-rpc: a mutation', () => {
  it('answers its outcome, which nothing may cache', async () => {
    const answer = await signIn()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ok: true, value: { id: 1, name: 'Aigul' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(api.calls).toEqual([
      expect.objectContaining({ method: 'POST', path: '/api/email/login', lang: 'ru', visitor: '127.0.0.1' }),
    ])
  })

  it('answers an error with its status', async () => {
    const answer = await visitor.write('signIn', { ...credentials, password: 'wrong' })
    expect([answer.statusCode, answer.json()]).toEqual([422, { ok: false, error: { _tag: 'WrongCredentials' } }])
    expect(visitor.cookies.size).toBe(0)
    expect(answer.headers).not.toHaveProperty('retry-after')
    const code = await visitor.write('verifyCode', { uuid: 'letter-1', code: '000000' })
    expect([code.statusCode, code.json()]).toMatchObject([422, { error: { _tag: 'WrongCode', message: 'Wrong.' } }])
  })

  it('runs in the requested language', async () => {
    await createVisitor(site.app, { lang: 'en' }).write('requestCode', 'new@znatok.example')
    expect(api.calls[0]).toMatchObject({ path: '/api/email/code', lang: 'en', body: { email: 'new@znatok.example' } })
  })

  const body = JSON.stringify({ lang: 'ru', input: credentials })
  const json = { ...fromPage, 'content-type': 'application/json' }
  it.each([
    ['GET', 405, () => site.app.inject({ url: '/use-cases/signIn', headers: fromPage })],
    ['POST to a query', 405, () => post('/use-cases/findCity', json, body)],
    ['PUT', 405, () => site.app.inject({ method: 'PUT', url: '/use-cases/signIn', headers: fromPage })],
    ['an unknown name', 404, () => post('/use-cases/listProfiles', json, body)],
    ['no body', 422, () => post('/use-cases/signIn', fromPage)],
    ['plain text', 415, () => post('/use-cases/signIn', { ...fromPage, 'content-type': 'text/plain' }, body)],
    [
      'a URL-encoded form',
      415,
      () => post('/use-cases/signIn', { ...fromPage, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'),
    ],
    ['broken JSON', 400, () => post('/use-cases/signIn', json, '{')],
    ['JSON with a prototype', 400, () => post('/use-cases/signIn', json, '{"__proto__":{"lang":"ru"}}')],
    ['too large a body', 413, () => post('/use-cases/signIn', json, `{"lang":"${'r'.repeat(65_536)}"}`)],
    ['an unknown language', 422, () => post('/use-cases/signIn', json, body.replace('ru', 'de'))],
    ['an array', 422, () => post('/use-cases/signIn', json, '[]')],
    ['null', 422, () => post('/use-cases/signIn', json, 'null')],
    ['no identifier', 422, () => visitor.write('signIn', { password: 'x' })],
    [
      'a phone number that is not normalised',
      422,
      () => visitor.write('signIn', { phone: '8 917 204-18-33', password: 'x' }),
    ],
    ['no password', 422, () => visitor.write('signIn', { email: aigul.email, password: '' })],
    ['a malformed code', 422, () => visitor.write('verifyCode', { uuid: 'letter-1', code: '12345' })],
    ['a malformed letter id', 422, () => visitor.write('verifyCode', { uuid: '../x', code: rightCode })],
    ['no agreement', 422, () => visitor.write('createAccount', { name: 'A', password: 'x', agreement: false })],
    ['an input that it does not take', 422, () => visitor.write('signOut', {})],
  ])('with %s is a %i, and calls no API', async (_what, status, ask) => {
    const answer = await ask()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.payload).toBe('')
    expect(api.calls).toEqual([])
  })

  it('names the allowed method', async () => {
    const get = await site.app.inject('/use-cases/signIn')
    const wrong = await post('/use-cases/findCity', { ...fromPage, 'content-type': 'application/json' }, body)
    expect([get.headers.allow, wrong.headers.allow]).toEqual(['POST', 'GET, HEAD'])
  })

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('from another origin (%j) is a 403 before anything else is checked', async headers => {
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
        const answer = await site.app.inject({ method, url, headers: sentHeaders, payload })
        expect([method, url, answer.statusCode, answer.headers['set-cookie']]).toEqual([method, url, 403, undefined])
      }
    expect(api.calls).toEqual([])
  })
})

describe('R-rpc: a query for one visitor', () => {
  it('answers their own data, which nothing caches', async () => {
    await signIn()
    const answer = await visitor.read('viewOwnProfile')
    expect(answer.json()).toMatchObject({ ok: true, value: { user: { name: 'Aigul' }, profile: { id: 10 } } })
    expect(answer.headers['cache-control']).toBe('no-store')
    await visitor.read('viewOwnProfile')
    expect(api.calls.filter(({ path }) => path === '/api/user/profile')).toHaveLength(2)
  })

  it('calls no API when they are not signed in', async () => {
    const answer = await visitor.read('viewOwnProfile')
    expect([answer.statusCode, answer.json()]).toEqual([401, { ok: false, error: { _tag: 'NotSignedIn' } }])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(api.calls).toEqual([])
  })

  it('is refused when a page of another site sends it', async () => {
    await signIn()
    api.calls.length = 0
    for (const from of ['cross-site', 'same-site'])
      expect((await visitor.get('/use-cases/viewOwnProfile', { 'sec-fetch-site': from })).statusCode).toBe(403)
    expect(api.calls).toEqual([])
  })
})

describe('R-rpc: a shared query', () => {
  it('calls the API once, without a token, for any visitor', async () => {
    await signIn()
    api.calls.length = 0
    const own = await visitor.read('listRegions')
    const strange = await createVisitor(site.app).read('listRegions')
    expect(own.payload).toBe(strange.payload)
    expect(own.headers['cache-control']).toContain('public')
    expect(own.headers['set-cookie']).toBeUndefined()
    const categories = await visitor.read('listCategories', {})
    expect([categories.statusCode, categories.json()]).toEqual([200, { ok: true, value: [] }])
    expect(api.calls).toEqual([
      expect.objectContaining({ path: '/api/regions', token: undefined }),
      expect.objectContaining({ path: '/api/categories', token: undefined }),
    ])
  })

  it('is not stored while a part of the answer is missing', async () => {
    // This API has no list of profiles, so suggestions lack the specialists.
    const answer = await visitor.read('suggest', { text: 'e' })
    expect(answer.json()).toMatchObject({ ok: true, value: { specialists: [], incomplete: true } })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(site.pages.sizes()).toMatchObject({ searches: 0 })
  })

  it('defaults to Russian', async () => {
    const answers = [
      await visitor.get('/use-cases/listRegions'),
      await post('/use-cases/requestCode', { ...fromPage, 'content-type': 'application/json' }, '{"input":"a@b.c"}'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(api.calls.map(({ lang }) => lang)).toEqual(['ru', 'ru'])
  })

  it('is read once a minute if it finds nothing, and no cache stores it', async () => {
    const find = () => visitor.read('findCity', 'nope')
    const answers = [await find(), await find()]
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
    ])
    expect([api.calls.length, site.pages.sizes().missing]).toEqual([1, 1])
    site.pass(60)
    await find()
    expect(api.calls).toHaveLength(2)
  })

  it('is not answered from the cache of suggestions', async () => {
    await visitor.read('suggest', { text: 'ка' })
    await visitor.read('listRegions')
    const inRussian = ({ path, lang }: ApiCall) => path === '/api/regions' && lang === 'ru'
    expect(api.calls.filter(inRussian)).toHaveLength(2)
  })

  it('may be sent by a page of another site', async () => {
    const answer = await visitor.get('/use-cases/listRegions?lang=ru', { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(200)
  })
})

it('does not evict pages for endless inputs', async () => {
  for (const page of [2, 99_999, 100_000]) {
    api.plan('GET /api/profiles/7/reviews', () =>
      Response.json({ data: [], current_page: page, last_page: 1, per_page: 10, total: 1 }),
    )
    expect((await visitor.read('listReviews', { profileId: 7, page })).statusCode).toBe(200)
  }
  expect(site.pages.sizes()).toMatchObject({ pages: 0, searches: 3 })
  // Beyond the maximum page the API is not called.
  const before = api.calls.length
  for (const page of [100_001, 9_007_199_254_740_991])
    expect((await visitor.read('listReviews', { profileId: 7, page })).statusCode).toBe(422)
  expect(api.calls).toHaveLength(before)
})

describe('the limit of mutations', () => {
  beforeEach(() => setUp({ writesPerMinute: 3 }))

  it('applies per visitor and names the wait, but not to queries and signing out', async () => {
    for (let count = 0; count < 3; count += 1) await visitor.write('requestCode', 'a@znatok.example')
    const answer = await signIn()
    const { error } = answer.json<{ error: { retryAfter: number } }>()
    expect([answer.statusCode, error]).toMatchObject([429, { _tag: 'TooManyRequests' }])
    expect(error.retryAfter).toBeGreaterThanOrEqual(1)
    expect(error.retryAfter).toBeLessThanOrEqual(60)
    expect(answer.headers).toMatchObject({ 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' })
    expect(api.calls).toHaveLength(3)
    expect((await visitor.write('signOut')).statusCode).toBe(200)
    expect((await visitor.read('listRegions')).statusCode).toBe(200)
    const other = createVisitor(site.app, { address: '192.0.2.7' })
    expect((await other.write('requestCode', 'a@znatok.example')).statusCode).toBe(200)
  })

  it('counts by the address of a trusted proxy, not by a claimed one', async () => {
    const write = (address: string, forwarded: string) =>
      createVisitor(site.app, { address }).write('requestCode', 'a@znatok.example', { 'x-forwarded-for': forwarded })
    for (let count = 0; count < 4; count += 1) await write('10.0.0.1', '192.0.2.1')
    expect((await write('10.0.0.1', '192.0.2.1')).statusCode).toBe(429)
    expect((await write('10.0.0.1', '192.0.2.2')).statusCode).toBe(200)
    for (let count = 0; count < 4; count += 1) await write('192.0.2.9', `192.0.2.${100 + count}`)
    expect((await write('192.0.2.9', '192.0.2.200')).statusCode).toBe(429)
    expect(api.calls.map(call => call.visitor)).toEqual([
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
      await visitor.write('requestCode', 'a@znatok.example', { 'sec-fetch-site': 'cross-site' })
    expect((await signIn()).statusCode).toBe(200)
  })

  it('counts a visitor whose proxy sends the port once, and fails for none who has left', async () => {
    const own = await createFakeSite({
      api: api.fetch,
      writesPerMinute: 1,
      observe: app =>
        void app.addHook('onRequest', (request, _reply, done) => {
          if (request.headers['x-left']) Object.defineProperty(request, 'ip', { value: undefined })
          done()
        }),
    })
    const proxied = createVisitor(own.app, { address: '10.0.0.1' })
    const send = async (headers: Record<string, string>) =>
      (await proxied.write('requestCode', 'a@b.example', headers)).statusCode
    expect(await send({ 'x-forwarded-for': '192.0.2.1:5001' })).toBe(200)
    expect(await send({ 'x-forwarded-for': '192.0.2.1:5002' })).toBe(429)
    expect(api.calls.at(-1)?.visitor).toBe('192.0.2.1')
    expect([await send({ 'x-left': '1' }), api.calls.at(-1)?.visitor]).toEqual([200, null])
  })

  it("leaves the API's own 429 as it is, with its seconds", async () => {
    api.plan('POST /api/email/login', () => new Response('{}', { status: 429, headers: { 'retry-after': '17' } }))
    const answer = await signIn()
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      429,
      '17',
      { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 17 } },
    ])
  })
})

it('allows one method for every client use-case', async () => {
  for (const name of Object.keys(clientUseCases)) {
    const { statusCode } = await site.app.inject({ url: `/use-cases/${name}`, headers: fromPage })
    expect([name, statusCode === 405]).toEqual([name, isMutation(name)])
  }
})

describe('too many queries', () => {
  beforeEach(() => setUp({ queriesPerMinute: 3 }))

  it('of one visitor are limited and name the wait, except those in the page cache', async () => {
    const city = (slug: string, of = visitor) => of.read('findCity', slug)
    api.plan('GET /api/regions', () => Response.json({ regions: [] }))
    expect((await visitor.read('listRegions')).statusCode).toBe(200)
    for (const slug of ['a', 'b']) expect((await city(slug)).statusCode).toBe(404)
    const calls = api.calls.length
    const refused = await city('c')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor.read('viewOwnProfile')).statusCode).toBe(429)
    expect((await visitor.read('listRegions')).statusCode).toBe(200)
    expect((await city('a')).statusCode).toBe(404)
    expect(api.calls).toHaveLength(calls)
    expect((await city('c', createVisitor(site.app, { address: '127.0.0.2' }))).statusCode).toBe(404)
  })
})

it('reads regions and categories once in each language for suggestions', async () => {
  const none = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 }
  api.plan('GET /api/v2/profiles', () => Response.json(none))
  const calls = (path: string) => api.calls.filter(call => call.path === path).length
  for (const text of ['ка', 'каз', 'казань']) expect((await visitor.read('suggest', { text })).statusCode).toBe(200)
  expect([calls('/api/regions'), calls('/api/categories')]).toEqual([2, 2])
  // Typed texts are endless, so they must not evict pages.
  expect(site.pages.sizes()).toMatchObject({ pages: 0, searches: 3 })
})

it('limits concurrent queries to the API', async () => {
  const held: (() => void)[] = []
  let most = 0
  const hold = () =>
    new Promise<Response>(resolve => {
      held.push(() => resolve(Response.json({ message: 'Not found.' }, { status: 404 })))
      most = Math.max(most, held.length)
    })
  const slugs = Array.from({ length: 40 }, (_, index) => `city-${index}`)
  for (const slug of slugs) api.plan(`GET /api/cities/by/slug/${slug}`, hold)
  const asked = Promise.all(slugs.map(slug => visitor.read('findCity', slug)))
  for (const expected of [16, 16, 8]) {
    await expect.poll(() => held.length).toBe(expected)
    for (const release of held.splice(0)) release()
  }
  const answers = await asked
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(most).toBe(16)
})

it('refuses a query that queued too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slugs = Array.from({ length: 33 }, (_, index) => `city-${index}`)
  for (const slug of slugs) api.plan(`GET /api/cities/by/slug/${slug}`, () => new Promise(() => undefined))
  const asked = slugs.map(slug => visitor.read('findCity', slug))
  await expect.poll(() => api.calls.length).toBe(16)
  await vi.advanceTimersByTimeAsync(6000)
  const answers = await Promise.all(asked)
  const tags = answers.map(answer => answer.json<{ error: { _tag: string } }>().error._tag)
  expect(tags).toEqual([...Array.from({ length: 32 }, () => 'CityUnavailable'), 'Overloaded'])
  expect(answers.at(-1)?.json()).toEqual({ ok: false, error: { _tag: 'Overloaded' } })
  expect(answers.at(-1)?.headers['cache-control']).toBe('no-store')
})

it.each([undefined, 500, 503])('answers and logs a defect (status %s)', async statusCode => {
  const errors: unknown[] = []
  const ignore = () => undefined
  await setUp({ logger: { info: ignore, warn: ignore, error: what => void errors.push(what) } })
  vi.spyOn(site.pages, 'isCached').mockImplementation(() => {
    throw Object.assign(new Error('broken'), { statusCode })
  })
  const answer = await visitor.read('listRegions')
  expect([answer.statusCode, answer.payload.includes('broken'), errors.length]).toEqual([500, false, 1])
})

it('sends the API the request id of a trusted proxy, and no claimed one', async () => {
  const ids: (string | null)[] = []
  await setUp({
    api: async (_address, { headers }) => {
      ids.push(new Headers(headers).get('x-request-id'))
      return Response.json({ regions: [] })
    },
  })
  const given = { 'x-request-id': 'from-the-proxy', 'x-forwarded-for': '192.0.2.1' }
  for (const address of ['10.0.0.1', '192.0.2.9'])
    await createVisitor(site.app, { address }).get('/use-cases/viewOwnProfile', {
      ...given,
      cookie: 'auth.access_token=x',
    })
  expect(ids).toEqual(['from-the-proxy', expect.stringMatching(/^[0-9a-f]{10}$/) as string])
})
