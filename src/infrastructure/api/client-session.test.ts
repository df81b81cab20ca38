import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { registrationGateway, userGateway } from './user-gateways.ts'

const token = '1|secret-token'
const renewed = '2|secret-too'
const unauthenticated = () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })
const city = () => Response.json({ city: { id: 1, slug: 'moskva', name: 'Москва' } })
const own = () => Response.json({ profile: { id: 7, user: { id: 70, name: 'Анна' } } })
const signedIn = () => Response.json({ user: { id: 70, name: 'Анна' }, token: renewed, access_token: renewed })
const never = () => new Promise<Response>(() => {})
const fails = (error: object) => ({ ok: false, error })

type Answer = () => Response | Promise<Response>

/** A visitor's client and an API that sends these answers in turn. */
function given(
  { held, refreshed }: { held?: string; refreshed?: () => Promise<string | undefined> },
  ...answers: Answer[]
) {
  const fetch = vi.fn<Fetch>(async () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    return answer()
  })
  let now = held
  const session = {
    token: () => now,
    open: vi.fn((next: string) => void (now = next)),
    close: vi.fn(() => void (now = undefined)),
  }
  const refreshToken = vi.fn(refreshed ?? (async () => undefined))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const locale = { current: () => 'ru' as const }
  const client = createApiClient({
    baseUrl: 'http://api.test',
    locale,
    logger,
    fetch,
    bearer: { session, refreshToken },
  })
  const user = userGateway(client)
  const registration = registrationGateway(client)
  return {
    fetch,
    session,
    refreshToken,
    bearers: () => fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization')),
    logged: () => [logger.info, logger.warn, logger.error].flatMap(({ mock }) => mock.calls),
    readCity: () => run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} })),
    ownProfile: () => run(user.ownProfile()),
    logIn: () => run(user.logIn({ email: 'anna@example.org', password: 'long enough' })),
    requestCode: () => run(registration.requestCode('anna@example.org')),
    verify: () => run(registration.verify({ uuid: 'u-1', code: '123456' })),
    createAccount: () => run(registration.createAccount({ name: 'Анна', password: 'long enough', agreement: true })),
  }
}

/** Waits on the fake clock. */
async function settled<T>(asked: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(20_000)
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the token', () => {
  it('is sent with every call of a session; neither it nor what was typed is logged', async () => {
    const visitor = given({ held: token }, city, own, signedIn, signedIn)
    const asked = [visitor.readCity, visitor.ownProfile, visitor.logIn, visitor.createAccount]
    for (const ask of asked) expect(await ask()).toHaveProperty('ok', true)
    expect(visitor.bearers()).toEqual(asked.map(() => `Bearer ${token}`))
    expect(visitor.logged()).toHaveLength(4)
    expect(JSON.stringify(visitor.logged())).not.toMatch(/secret|anna@|long enough|Анна/)
  })

  it.each([undefined, '', 'with space', 'line\r\nbreak', 'ключ', 'x'.repeat(2049)])('%j is not a token', async held => {
    const visitor = given(held === undefined ? {} : { held }, city)
    expect(await visitor.readCity()).toHaveProperty('ok', true)
    expect(await visitor.ownProfile()).toEqual(fails({ _tag: 'NotSignedIn' }))
    expect(await visitor.createAccount()).toEqual(fails({ _tag: 'NotSignedIn' }))
    expect(visitor.bearers()).toEqual([null])
  })
})

describe('R-401: an expired token', () => {
  it('ends the session when the call needs one', async () => {
    const visitor = given({ held: token }, unauthenticated)
    expect(await visitor.ownProfile()).toEqual(fails({ _tag: 'SessionExpired' }))
    expect(visitor.refreshToken).toHaveBeenCalledTimes(1)
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
    expect(visitor.fetch).toHaveBeenCalledTimes(1)
  })

  it('ends the session when the query is public, which is then answered without it', async () => {
    const visitor = given({ held: token }, unauthenticated, city)
    expect(await visitor.readCity()).toHaveProperty('ok', true)
    expect(visitor.bearers()).toEqual([`Bearer ${token}`, null])
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
  })

  it('is dropped from one repeated query, not more', async () => {
    const visitor = given({ held: token }, unauthenticated, unauthenticated)
    expect(await visitor.readCity()).toEqual(fails({ _tag: 'ApiUnavailable', reason: 'refused' }))
    expect(visitor.fetch).toHaveBeenCalledTimes(2)
  })

  it('is refreshed, and the session stays', async () => {
    const visitor = given({ held: token, refreshed: async () => renewed }, unauthenticated, own)
    expect(await visitor.ownProfile()).toHaveProperty('ok', true)
    expect(visitor.bearers()).toEqual([`Bearer ${token}`, `Bearer ${renewed}`])
    expect(visitor.session.open.mock.calls).toEqual([[renewed, 'signed-in']])
    expect(visitor.session.close).not.toHaveBeenCalled()
  })

  it('is refreshed only once', async () => {
    const visitor = given({ held: token, refreshed: async () => renewed }, unauthenticated, unauthenticated)
    expect(await visitor.ownProfile()).toEqual(fails({ _tag: 'SessionExpired' }))
    expect(visitor.session.close.mock.calls).toEqual([['expired']])
  })

  it('ends the session when the refresh fails', async () => {
    const visitor = given({ held: token, refreshed: () => Promise.reject(new Error('down')) }, unauthenticated)
    expect(await visitor.ownProfile()).toEqual(fails({ _tag: 'SessionExpired' }))
  })

  it('is not assumed when a 401 rejects what was typed', async () => {
    const rejected = () => Response.json({ message: 'No.', errors: { password: ['Короткий.'] } }, { status: 401 })
    const visitor = given({ held: token }, unauthenticated, unauthenticated, unauthenticated, rejected)
    expect(await visitor.logIn()).toEqual(fails({ _tag: 'WrongCredentials' }))
    expect(await visitor.verify()).toEqual(fails({ _tag: 'WrongCode', message: 'Unauthenticated.' }))
    expect(await visitor.requestCode()).toEqual(fails({ _tag: 'FieldErrors', fields: {}, message: 'Unauthenticated.' }))
    expect(await visitor.createAccount()).toEqual(
      fails({ _tag: 'FieldErrors', fields: { password: ['Короткий.'] }, message: '' }),
    )
    expect(visitor.refreshToken).not.toHaveBeenCalled()
    expect(visitor.session.close).not.toHaveBeenCalled()
  })

  it('is assumed on a bare 401 while creating an account', async () => {
    const visitor = given({ held: token }, unauthenticated)
    expect(await visitor.createAccount()).toEqual(fails({ _tag: 'SessionExpired' }))
  })
})

describe('a mutation', () => {
  it('is sent once, as JSON', async () => {
    const visitor = given({}, signedIn)
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
    expect(visitor.logged()).toEqual([['api call', { method: 'POST', path: '/api/email/login', status: 200, ms: 0 }]])
  })

  it.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['failed', () => Response.json({ message: 'Server Error' }, { status: 503 })],
    ['timeout', never],
    ['broken', () => new Response('<h1>Привет</h1>')],
    ['broken', () => Response.json({ user: { id: 70 }, access_token: '' })],
    ['broken', () => Response.json({ user: { id: 70 } })],
    ['broken', () => Response.json({ user: {}, access_token: token })],
    ['refused', () => new Response(null, { status: 302, headers: { location: '/login' } })],
    ['refused', () => Response.json({}, { status: 404 })],
    ['refused', () => Response.json({}, { status: 403 })],
  ])('%s is not retried', async (reason, answer) => {
    const visitor = given({}, answer)
    expect(await settled(visitor.logIn())).toEqual(fails({ _tag: 'ApiUnavailable', reason }))
    expect(visitor.fetch).toHaveBeenCalledTimes(1)
  })

  it('times out after 8 s', async () => {
    const visitor = given({}, never)
    const ended = vi.fn()
    void visitor.logIn().then(ended)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(fails({ _tag: 'ApiUnavailable', reason: 'timeout' }))
  })

  it('may be rate-limited', async () => {
    const tooMany = () => new Response('{}', { status: 429, headers: { 'retry-after': '17' } })
    const visitor = given({ held: token }, tooMany, tooMany, tooMany, tooMany)
    const error = fails({ _tag: 'TooManyRequests', retryAfter: 17 })
    const asked = [visitor.logIn, visitor.requestCode, visitor.verify, visitor.createAccount]
    for (const ask of asked) expect(await ask()).toEqual(error)
  })

  it('is rejected by a 200 with errors', async () => {
    const visitor = given({}, () => Response.json({ user: null, error: 'Почта занята.' }))
    expect(await visitor.requestCode()).toEqual(fails({ _tag: 'FieldErrors', fields: {}, message: 'Почта занята.' }))
  })

  it('is rejected without a readable error body', async () => {
    const html = () => new Response('<h1>No</h1>', { status: 422 })
    const long = () => Response.json({ error: 'x'.repeat(70_000) }, { status: 422 })
    const visitor = given({}, html, long)
    const wordless = fails({ _tag: 'FieldErrors', fields: {}, message: '' })
    expect([await visitor.requestCode(), await visitor.requestCode()]).toEqual([wordless, wordless])
  })
})

it('a session query times out after 800 ms', async () => {
  const visitor = given({ held: token }, never)
  const ended = vi.fn()
  void visitor.ownProfile().then(ended)
  await vi.advanceTimersByTimeAsync(799)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(fails({ _tag: 'ApiUnavailable', reason: 'timeout' }))
})
