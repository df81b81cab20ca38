import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aigul, boris, canary, createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
const setUp = async (options: Parameters<typeof createFakeSite>[0] = {}) => {
  api = createFakeApi()
  site = await createFakeSite({ fetchApi: api.fetch, ...options })
  visitor = createVisitor(site.app)
}
beforeEach(() => setUp())

const credentials = { email: aigul.email, password: aigul.password }
const signIn = (headers: Record<string, string> = {}) => visitor.mutate('signIn', credentials, headers)
const getToken = () => visitor.cookies.get('auth.access_token')
const getHint = () => visitor.cookies.get('session')
const waitForProfileQuery = () => expect.poll(() => api.calls.at(-1)).toMatchObject({ path: '/api/user/profile' })
const planProfile = (name: string | undefined) =>
  void api.plan('GET /api/user/profile', () => Response.json({ profile: { id: 30, user: { id: 3, name } } }))
const expireSession = () =>
  void api.plan('GET /api/user/profile', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
const getSetCookies = (response: Awaited<ReturnType<typeof signIn>>) => [response.headers['set-cookie']].flat()

describe('a session', () => {
  it('is stored in an HttpOnly cookie, and a readable hint without secrets outlives it by a day', async () => {
    const cookies = getSetCookies(await signIn())
    expect(cookies).toEqual([
      `auth.access_token=${encodeURIComponent(`1|${canary}|1`)}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'session=signed-in; Max-Age=2678400; Path=/; SameSite=Lax',
    ])
  })

  const getSecureFlags = async (options: Parameters<typeof setUp>[0], headers: Record<string, string>) => {
    await setUp(options)
    visitor = createVisitor(site.app, { address: '10.0.0.1' })
    return getSetCookies(await signIn(headers)).map(cookie => /; Secure/.test(cookie ?? ''))
  }

  it.each([
    ['the site has an https URL', { siteUrl: 'https://znatok.example' }, {}],
    ['the proxy received the request over https', {}, { 'x-forwarded-proto': 'https' }],
  ])('has Secure cookies if %s', async (_why, options, headers) => {
    expect(await getSecureFlags(options, { ...headers, origin: 'https://localhost:3000' })).toEqual([true, true])
  })

  it('has no Secure cookies if neither the site nor the proxy uses https', async () => {
    const headers = { 'x-forwarded-proto': 'http', origin: 'http://localhost:3000' }
    expect(await getSecureFlags({}, headers)).toEqual([false, false])
  })

  it('sends the newest token to the API', async () => {
    await signIn()
    await signIn()
    await visitor.query('viewOwnProfile')
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/user/profile', token: `1|${canary}|2` })
  })

  it('always gets a new token, so that a planted one is useless', async () => {
    visitor.cookies.set('auth.access_token', 'planted')
    visitor.cookies.set('session', 'signed-in')
    await signIn()
    expect(getToken()).toBe(`1|${canary}|1`)
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
    expect(getToken()).toBe(`3|${canary}|2`)
    await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect(getToken()).toBe(`3|${canary}|3`)
  })

  it('is ignored with duplicate cookies, because one may be planted', async () => {
    await signIn()
    const ownCookie = `auth.access_token=${encodeURIComponent(getToken() ?? '')}`
    for (const cookie of [
      `auth.access_token=planted; ${ownCookie}`,
      `${ownCookie}; auth.access_token=planted`,
      `${ownCookie};  auth.access_token =x`,
    ]) {
      const response = await visitor.get('/use-cases/viewOwnProfile', { cookie })
      expect([cookie, response.statusCode]).toEqual([cookie, 401])
    }
    expect(
      (await visitor.get('/use-cases/viewOwnProfile', { cookie: `x=auth.access_token=1; ${ownCookie}` })).statusCode,
    ).toBe(200)
  })

  it('outlives a planted token, which the response removes from the domain of the host and its parent domain', async () => {
    await setUp({ siteUrl: 'https://www.znatok.example' })
    const headers = { origin: 'https://www.znatok.example', host: 'www.znatok.example' }
    await signIn(headers)
    const ownCookies = `auth.access_token=${encodeURIComponent(getToken() ?? '')}; session=signed-in`
    const firstResponse = await visitor.get('/use-cases/viewOwnProfile', {
      ...headers,
      cookie: `auth.access_token=planted; ${ownCookies}`,
    })
    expect([firstResponse.statusCode, api.calls.at(-1)?.path]).toEqual([401, '/api/email/login'])
    const removedCookies = firstResponse.cookies.map(({ name, value, maxAge, domain, path }) => [
      name,
      value,
      maxAge,
      domain,
      path,
    ])
    expect(removedCookies).toEqual(
      ['www.znatok.example', 'znatok.example'].flatMap(domain =>
        ['/', '/use-cases', '/use-cases/', '/use-cases/viewOwnProfile'].map(path => [
          'auth.access_token',
          '',
          0,
          domain,
          path,
        ]),
      ),
    )
    const nextResponse = await visitor.get('/use-cases/viewOwnProfile', { ...headers, cookie: ownCookies })
    expect([nextResponse.statusCode, nextResponse.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('can be opened and ended while a token is planted', async () => {
    const cookie = 'auth.access_token=planted; auth.access_token=own; session=signed-in'
    await signIn({ cookie })
    expect([getToken(), getHint()]).toEqual([`1|${canary}|1`, 'signed-in'])
    await visitor.mutate('signOut', undefined, { cookie })
    expect([getToken(), getHint()]).toEqual([undefined, undefined])
  })

  it.each(['', '%0d%0aX-Evil%3A%201', 'a%20b', '%D0%BF', 'x'.repeat(3000)])(
    'does not exist with the token %j',
    async text => {
      const response = await visitor.get('/use-cases/viewOwnProfile', { cookie: `auth.access_token=${text}` })
      expect(response.json()).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
      expect(api.calls).toEqual([])
    },
  )

  it('sends a token with a broken percent-encoding to the API as it is', async () => {
    const response = await visitor.get('/use-cases/viewOwnProfile', { cookie: 'auth.access_token=%' })
    expect(response.json()).toEqual({ ok: false, error: { _tag: 'SessionExpired' } })
    expect(api.calls.at(-1)).toMatchObject({ token: '%' })
  })

  it('ends with signing out, which removes both cookies', async () => {
    await signIn()
    const response = await visitor.mutate('signOut')
    expect(response.json()).toEqual({ ok: true })
    expect(getSetCookies(response)).toEqual([
      'auth.access_token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ])
    expect((await visitor.query('viewOwnProfile')).statusCode).toBe(401)
  })

  it('ends when the API ends it, and sets the hint "expired"', async () => {
    await signIn()
    api.endAllSessions()
    const response = await visitor.query('viewOwnProfile')
    expect([response.statusCode, response.json()]).toEqual([401, { ok: false, error: { _tag: 'SessionExpired' } }])
    expect([getToken(), getHint()]).toEqual([undefined, 'expired'])
    await signIn()
    expect(getHint()).toBe('signed-in')
  })

  it('without a token replaces the hint "signed-in" with "expired", removes "registering" and keeps an unknown hint', async () => {
    visitor.cookies.set('session', 'signed-in')
    await visitor.query('viewOwnProfile')
    expect(getHint()).toBe('expired')
    visitor.cookies.set('session', 'registering')
    await visitor.query('viewOwnProfile')
    expect(getHint()).toBeUndefined()
    visitor.cookies.set('session', 'nonsense')
    await visitor.query('viewOwnProfile')
    expect(getHint()).toBe('nonsense')
  })

  it('outlives a failure of the API', async () => {
    await signIn()
    for (const status of [403, 500, 503]) {
      api.plan('GET /api/user/profile', () => new Response('{}', { status }))
      expect((await visitor.query('viewOwnProfile')).statusCode).toBe(503)
    }
    expect([getToken() === undefined, getHint()]).toEqual([false, 'signed-in'])
  })

  it('gets the hint "registering" once the code is verified, and "signed-in" once the account is created', async () => {
    await visitor.mutate('requestCode', 'new@znatok.example')
    expect(getHint()).toBeUndefined()
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
    expect(getHint()).toBe('registering')
    await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect(getHint()).toBe('signed-in')
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/register', token: `3|${canary}|1` })
  })

  it('is signed in once the profile shows an account, because the response to its creation may have been lost', async () => {
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
    await visitor.query('viewOwnProfile')
    expect(getHint()).toBe('registering')
    planProfile('New')
    const response = await visitor.query('viewOwnProfile')
    expect([getToken(), getHint()]).toEqual([`3|${canary}|1`, 'signed-in'])
    expect(getSetCookies(response)).toHaveLength(1)
    expect((await visitor.query('viewOwnProfile')).headers['set-cookie']).toBeUndefined()
  })

  it.each(['viewOwnProfile', 'createAccount'] as const)(
    'R-401: ends without a hint if the verification has expired by the time of %s, because there is no account to sign in to',
    async call => {
      await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
      api.endAllSessions()
      const response = await (call === 'viewOwnProfile'
        ? visitor.query(call)
        : visitor.mutate(call, { name: 'New', password: 'secret', agreement: true }))
      expect([response.statusCode, response.json()]).toEqual([401, { ok: false, error: { _tag: 'SessionExpired' } }])
      expect([getToken(), getHint()]).toEqual([undefined, undefined])
    },
  )

  it('is registering if the profile shows no name, so that the registration can be finished', async () => {
    await signIn()
    const token = getToken()
    planProfile(undefined)
    await visitor.query('viewOwnProfile')
    expect([getToken(), getHint()]).toEqual([token, 'registering'])
  })
})

describe('a late response', () => {
  // The calls must not time out before the response.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  /** The returned function makes the API respond, and returns the site's response. */
  function holdProfileQuery() {
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>(resolve => (release = resolve))
    api.plan('GET /api/user/profile', async () => {
      await releasePromise
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
    })
    const response = visitor.query('viewOwnProfile')
    return async () => {
      release()
      return response
    }
  }
  it('for the old session does not end the new one', async () => {
    await signIn()
    const releaseProfileQuery = holdProfileQuery()
    await waitForProfileQuery()
    expireSession()
    await visitor.query('viewOwnProfile')
    expect([getToken(), getHint()]).toEqual([undefined, 'expired'])
    await signIn()
    const response = await releaseProfileQuery()
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined])
    expect([getToken(), getHint()]).toEqual([`1|${canary}|2`, 'signed-in'])
  })

  it('does not end the session that replaced its own', async () => {
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
    const releaseProfileQuery = holdProfileQuery()
    await waitForProfileQuery()
    await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect((await releaseProfileQuery()).statusCode).toBe(401)
    expect([getToken(), getHint()]).toEqual([`3|${canary}|2`, 'signed-in'])
  })

  it('does not sign in a visitor who has signed out during a registration', async () => {
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode })
    const cookiesBefore = new Map(visitor.cookies)
    await visitor.mutate('signOut')
    planProfile('New')
    for (const [name, value] of cookiesBefore) visitor.cookies.set(name, value)
    expect((await visitor.query('viewOwnProfile')).headers['set-cookie']).toBeUndefined()
  })

  it('does not set the expired hint for a visitor who has signed out', async () => {
    await signIn()
    const releaseProfileQuery = holdProfileQuery()
    await waitForProfileQuery()
    await visitor.mutate('signOut')
    expect((await releaseProfileQuery()).statusCode).toBe(401)
    expect([getToken(), getHint()]).toEqual([undefined, undefined])
  })

  it('to a call in flight during sign-out does not set the hint', async () => {
    await signIn()
    const cookiesBefore = new Map(visitor.cookies)
    await visitor.mutate('signOut')
    expireSession()
    for (const [name, value] of cookiesBefore) visitor.cookies.set(name, value)
    const response = await visitor.query('viewOwnProfile')
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined])
  })

  it('to a sign-in opens a session although the previous one has ended', async () => {
    await signIn()
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>(resolve => (release = resolve))
    api.plan('POST /api/email/login', async () => {
      await releasePromise
      return Response.json({ user: { id: aigul.id, name: aigul.name }, access_token: 'new' })
    })
    const lateSignIn = signIn()
    await expect.poll(() => api.calls.length).toBe(2)
    await visitor.mutate('signOut')
    release()
    await lateSignIn
    expect([getToken(), getHint()]).toEqual(['new', 'signed-in'])
  })
})

describe('a response that is not late', () => {
  it('ends the session again after an expiry, because the browser may still send the token', async () => {
    await signIn()
    expireSession()
    const cookiesBefore = new Map(visitor.cookies)
    await visitor.query('viewOwnProfile')
    for (const [name, value] of cookiesBefore) visitor.cookies.set(name, value)
    await visitor.query('viewOwnProfile')
    expect([getToken(), getHint()]).toEqual([undefined, 'expired'])
  })

  it('ends a session whose token the API had issued before', async () => {
    await signIn()
    await visitor.mutate('signOut')
    api.endAllSessions()
    await signIn()
    expect(getToken()).toBe(`1|${canary}|1`)
    expireSession()
    await visitor.query('viewOwnProfile')
    expect([getToken(), getHint()]).toEqual([undefined, 'expired'])
  })

  it('ends the session even if another visitor has signed out', async () => {
    await signIn()
    const otherVisitor = createVisitor(site.app)
    await otherVisitor.mutate('signIn', { email: boris.email, password: boris.password })
    await visitor.mutate('signOut')
    expireSession()
    await otherVisitor.query('viewOwnProfile')
    expect(otherVisitor.cookies.get('session')).toBe('expired')
  })
})
