import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { defaultQueryTimeoutMs } from './client/retry-policy.ts'
import { createRegistrationGateway, createUserGateway } from './user-gateways.ts'

const token = '1|secret-token'
const renewedToken = '2|secret-too'
const createUnauthenticatedResponse = () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })
const createCityResponse = () => Response.json({ city: { id: 1, slug: 'moskva', name: 'Москва' } })
const createOwnProfileResponse = () => Response.json({ profile: { id: 7, user: { id: 70, name: 'Анна' } } })
const createSignInResponse = () =>
  Response.json({ user: { id: 70, name: 'Анна' }, token: renewedToken, access_token: renewedToken })
const neverRespond = () => new Promise<Response>(() => {})
const createFailure = (error: object) => ({ ok: false, error })

type CreateResponse = () => Response | Promise<Response>

function setUpVisitor(
  { storedToken, refresh }: { storedToken?: string; refresh?: () => Promise<string | undefined> },
  ...responses: CreateResponse[]
) {
  const fetch = vi.fn<Fetch>(async () => {
    const createResponse = responses.shift()
    if (createResponse === undefined) throw new Error('unexpected request')
    return createResponse()
  })
  let currentToken = storedToken
  const session = {
    getToken: () => currentToken,
    open: vi.fn((newToken: string) => void (currentToken = newToken)),
    correctHint: vi.fn(),
    close: vi.fn(() => void (currentToken = undefined)),
  }
  const refreshToken = vi.fn(refresh ?? (async () => undefined))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const locale = { get: () => 'ru' as const }
  const client = createApiClient({
    baseUrl: 'http://api.test',
    locale,
    logger,
    fetch,
    bearer: { session, refreshToken },
  })
  const user = createUserGateway(client)
  const registration = createRegistrationGateway(client)
  return {
    fetch,
    session,
    refreshToken,
    listBearers: () => fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization')),
    listLogLines: () => [logger.info, logger.warn, logger.error].flatMap(({ mock }) => mock.calls),
    readCity: () => run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} })),
    readOwnProfile: () => run(user.readOwnProfile()),
    logIn: () => run(user.logIn({ email: 'anna@example.org', password: 'long enough' })),
    requestCode: () => run(registration.requestCode('anna@example.org')),
    verifyCode: () => run(registration.verify({ uuid: 'u-1', code: '123456' })),
    createAccount: () => run(registration.createAccount({ name: 'Анна', password: 'long enough', agreement: true })),
  }
}

async function settleCall<T>(call: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000)
  return call
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the token', () => {
  it('is sent with every call of a session; logs contain neither the token nor input', async () => {
    const visitor = setUpVisitor(
      { storedToken: token },
      createCityResponse,
      createOwnProfileResponse,
      createSignInResponse,
      createSignInResponse,
    )
    const calls = [visitor.readCity, visitor.readOwnProfile, visitor.logIn, visitor.createAccount]
    for (const call of calls) expect(await call()).toHaveProperty('ok', true)
    expect(visitor.listBearers()).toEqual(calls.map(() => `Bearer ${token}`))
    expect(visitor.listLogLines()).toHaveLength(4)
    expect(JSON.stringify(visitor.listLogLines())).not.toMatch(/secret|anna@|long enough|Анна/)
  })

  it.each([undefined, '', 'with space', 'line\r\nbreak', 'ключ', 'x'.repeat(2049)])(
    '%j is not a token',
    async invalidToken => {
      const visitor = setUpVisitor(invalidToken === undefined ? {} : { storedToken: invalidToken }, createCityResponse)
      expect(await visitor.readCity()).toHaveProperty('ok', true)
      expect(await visitor.readOwnProfile()).toEqual(createFailure({ _tag: 'NotSignedIn' }))
      expect(await visitor.createAccount()).toEqual(createFailure({ _tag: 'NotSignedIn' }))
      expect(visitor.listBearers()).toEqual([null])
    },
  )
})

describe('R-401: an expired token', () => {
  it('ends the session when the call needs one', async () => {
    const visitor = setUpVisitor({ storedToken: token }, createUnauthenticatedResponse)
    expect(await visitor.readOwnProfile()).toEqual(createFailure({ _tag: 'SessionExpired' }))
    expect(visitor.refreshToken).toHaveBeenCalledTimes(1)
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
    expect(visitor.fetch).toHaveBeenCalledTimes(1)
  })

  it('ends the session when the query is public, and repeats the query without a token', async () => {
    const visitor = setUpVisitor({ storedToken: token }, createUnauthenticatedResponse, createCityResponse)
    expect(await visitor.readCity()).toHaveProperty('ok', true)
    expect(visitor.listBearers()).toEqual([`Bearer ${token}`, null])
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
  })

  it('causes one retry without a token, even if that gets a 401 too', async () => {
    const visitor = setUpVisitor({ storedToken: token }, createUnauthenticatedResponse, createUnauthenticatedResponse)
    expect(await visitor.readCity()).toEqual(createFailure({ _tag: 'ApiUnavailable', reason: 'refused' }))
    expect(visitor.fetch).toHaveBeenCalledTimes(2)
  })

  it('is refreshed, and the session stays', async () => {
    const visitor = setUpVisitor(
      { storedToken: token, refresh: async () => renewedToken },
      createUnauthenticatedResponse,
      createOwnProfileResponse,
    )
    expect(await visitor.readOwnProfile()).toHaveProperty('ok', true)
    expect(visitor.listBearers()).toEqual([`Bearer ${token}`, `Bearer ${renewedToken}`])
    expect(visitor.session.open.mock.calls).toEqual([[renewedToken, 'signed-in']])
    expect(visitor.session.close).not.toHaveBeenCalled()
  })

  it('is refreshed only once', async () => {
    const visitor = setUpVisitor(
      { storedToken: token, refresh: async () => renewedToken },
      createUnauthenticatedResponse,
      createUnauthenticatedResponse,
    )
    expect(await visitor.readOwnProfile()).toEqual(createFailure({ _tag: 'SessionExpired' }))
    expect(visitor.refreshToken).toHaveBeenCalledTimes(1)
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
  })

  it('ends the session when the refresh fails', async () => {
    const visitor = setUpVisitor(
      { storedToken: token, refresh: () => Promise.reject(new Error('down')) },
      createUnauthenticatedResponse,
    )
    expect(await visitor.readOwnProfile()).toEqual(createFailure({ _tag: 'SessionExpired' }))
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
  })

  it('is not assumed when a 401 rejects the input', async () => {
    const createRejection = () =>
      Response.json({ message: 'No.', errors: { password: ['Короткий.'] } }, { status: 401 })
    const visitor = setUpVisitor(
      { storedToken: token },
      createUnauthenticatedResponse,
      createUnauthenticatedResponse,
      createUnauthenticatedResponse,
      createRejection,
    )
    expect(await visitor.logIn()).toEqual(createFailure({ _tag: 'WrongCredentials' }))
    expect(await visitor.verifyCode()).toEqual(createFailure({ _tag: 'WrongCode', message: 'Unauthenticated.' }))
    expect(await visitor.requestCode()).toEqual(
      createFailure({ _tag: 'FieldErrors', fields: {}, message: 'Unauthenticated.' }),
    )
    expect(await visitor.createAccount()).toEqual(
      createFailure({ _tag: 'FieldErrors', fields: { password: ['Короткий.'] }, message: '' }),
    )
    expect(visitor.refreshToken).not.toHaveBeenCalled()
    expect(visitor.session.close).not.toHaveBeenCalled()
  })

  it('is assumed on a bare 401 while creating an account', async () => {
    const visitor = setUpVisitor({ storedToken: token }, createUnauthenticatedResponse)
    expect(await visitor.createAccount()).toEqual(createFailure({ _tag: 'SessionExpired' }))
  })
})

describe('a mutation', () => {
  it('is sent once, as JSON', async () => {
    const visitor = setUpVisitor({}, createSignInResponse)
    await visitor.logIn()
    expect(visitor.fetch.mock.calls).toMatchObject([
      [
        'http://api.test/api/email/login?lang=ru',
        {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: '{"email":"anna@example.org","password":"long enough"}',
          redirect: 'manual',
        },
      ],
    ])
    expect(visitor.listLogLines()).toEqual([
      ['api call', { method: 'POST', path: '/api/email/login', status: 200, ms: 0 }],
    ])
  })

  it.each([
    ['unreachable', () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))],
    ['failed', () => Response.json({ message: 'Server Error' }, { status: 503 })],
    ['timeout', neverRespond],
    ['broken', () => new Response('<h1>Привет</h1>')],
    ['broken', () => Response.json({ user: { id: 70 }, access_token: '' })],
    ['broken', () => Response.json({ user: { id: 70 } })],
    ['broken', () => Response.json({ user: {}, access_token: token })],
    ['refused', () => new Response(null, { status: 302, headers: { location: '/login' } })],
    ['refused', () => Response.json({}, { status: 404 })],
    ['refused', () => Response.json({}, { status: 403 })],
  ])('is not retried: %s', async (reason, createResponse) => {
    const visitor = setUpVisitor({}, createResponse)
    expect(await settleCall(visitor.logIn())).toEqual(createFailure({ _tag: 'ApiUnavailable', reason }))
    expect(visitor.fetch).toHaveBeenCalledTimes(1)
  })

  it('times out after 8 s', async () => {
    const visitor = setUpVisitor({}, neverRespond)
    const onSettled = vi.fn()
    void visitor.logIn().then(onSettled)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onSettled).toHaveBeenCalledWith(createFailure({ _tag: 'ApiUnavailable', reason: 'timeout' }))
  })

  it('reports a rate limit with the seconds to wait', async () => {
    const createRateLimitResponse = () => new Response('{}', { status: 429, headers: { 'retry-after': '17' } })
    const visitor = setUpVisitor(
      { storedToken: token },
      createRateLimitResponse,
      createRateLimitResponse,
      createRateLimitResponse,
      createRateLimitResponse,
    )
    const error = createFailure({ _tag: 'TooManyRequests', retryAfter: 17 })
    const calls = [visitor.logIn, visitor.requestCode, visitor.verifyCode, visitor.createAccount]
    for (const call of calls) expect(await call()).toEqual(error)
  })

  it('is rejected by a 200 with errors', async () => {
    const visitor = setUpVisitor({}, () => Response.json({ user: null, error: 'Почта занята.' }))
    expect(await visitor.requestCode()).toEqual(
      createFailure({ _tag: 'FieldErrors', fields: {}, message: 'Почта занята.' }),
    )
  })

  it('is rejected even if the error body is unreadable', async () => {
    const createHtmlResponse = () => new Response('<h1>No</h1>', { status: 422 })
    const createOversizedResponse = () => Response.json({ error: 'x'.repeat(70_000) }, { status: 422 })
    const visitor = setUpVisitor({}, createHtmlResponse, createOversizedResponse)
    const emptyError = createFailure({ _tag: 'FieldErrors', fields: {}, message: '' })
    expect([await visitor.requestCode(), await visitor.requestCode()]).toEqual([emptyError, emptyError])
  })
})

it('waits for the signed-in user’s profile as long as for other queries', async () => {
  const visitor = setUpVisitor({ storedToken: token }, neverRespond, neverRespond)
  const onSettled = vi.fn()
  void visitor.readOwnProfile().then(onSettled)
  await vi.advanceTimersByTimeAsync(defaultQueryTimeoutMs - 1)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onSettled).toHaveBeenCalledWith(createFailure({ _tag: 'ApiUnavailable', reason: 'timeout' }))
})
