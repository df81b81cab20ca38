import { beforeEach, describe, expect, it } from 'vitest'
import { aigul, boris, canary, createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
const setUp = async (options: Parameters<typeof createFakeSite>[0] = {}) => {
  api = createFakeApi()
  site = await createFakeSite({ api: api.fetch, ...options })
  visitor = createVisitor(site.app)
}
beforeEach(() => setUp())

const credentials = { email: aigul.email, password: aigul.password }
const signIn = (headers: Record<string, string> = {}) => visitor.write('signIn', credentials, headers)
const token = () => visitor.cookies.get('auth.access_token')
const hint = () => visitor.cookies.get('session')
/** Waits until the API has received the call. */
const asked = () => expect.poll(() => api.calls.at(-1)).toMatchObject({ path: '/api/user/profile' })
const setCookies = (answer: Awaited<ReturnType<typeof signIn>>) => [answer.headers['set-cookie']].flat()

describe('a session', () => {
  it('lives in a cookie that no script reads, beside a hint that holds no secret', async () => {
    const cookies = setCookies(await signIn())
    const life = 'Max-Age=2592000; Path=/;'
    expect(cookies).toEqual([
      `auth.access_token=${encodeURIComponent(`1|${canary}|1`)}; ${life} HttpOnly; SameSite=Lax`,
      `session=signed-in; ${life} SameSite=Lax`,
    ])
  })

  it.each([
    ['the site has an https address', { siteUrl: 'https://znatok.example' }, {}, true],
    ['a trusted proxy received the request by https', {}, { 'x-forwarded-proto': 'https' }, true],
    ['neither holds', {}, { 'x-forwarded-proto': 'http' }, false],
  ] as const)('%s: Secure is %s', async (_where, options, headers, secure) => {
    await setUp(options)
    visitor = createVisitor(site.app, { address: '10.0.0.1' })
    const cookies = setCookies(await signIn({ ...headers, origin: `${secure ? 'https' : 'http'}://localhost:3000` }))
    expect(cookies.map(cookie => /; Secure/.test(cookie ?? ''))).toEqual([secure, secure])
  })

  it('sends the newest token to the API', async () => {
    await signIn()
    await signIn()
    await visitor.read('viewOwnProfile')
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/user/profile', token: `1|${canary}|2` })
  })

  it('always gets a new token, so that a planted one is useless', async () => {
    visitor.cookies.set('auth.access_token', 'planted')
    visitor.cookies.set('session', 'signed-in')
    await signIn()
    expect(token()).toBe(`1|${canary}|1`)
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode })
    expect(token()).toBe(`3|${canary}|2`)
    await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect(token()).toBe(`3|${canary}|3`)
  })

  it('is ignored with duplicate cookies, because one may be planted', async () => {
    await signIn()
    const own = `auth.access_token=${encodeURIComponent(token() ?? '')}`
    for (const cookie of [
      `auth.access_token=planted; ${own}`,
      `${own}; auth.access_token=planted`,
      `${own};  auth.access_token =x`,
    ]) {
      const answer = await visitor.get('/use-cases/viewOwnProfile', { cookie })
      expect([cookie, answer.statusCode]).toEqual([cookie, 401])
    }
    expect(
      (await visitor.get('/use-cases/viewOwnProfile', { cookie: `x=auth.access_token=1; ${own}` })).statusCode,
    ).toBe(200)
  })

  it('outlives a planted token, which the answer removes from all parent domains', async () => {
    await setUp({ siteUrl: 'https://www.znatok.example' })
    const headers = { origin: 'https://www.znatok.example', host: 'www.znatok.example' }
    await signIn(headers)
    const own = `auth.access_token=${encodeURIComponent(token() ?? '')}; session=signed-in`
    const tossed = await visitor.get('/use-cases/viewOwnProfile', {
      ...headers,
      cookie: `auth.access_token=planted; ${own}`,
    })
    expect([tossed.statusCode, api.calls.at(-1)?.path]).toEqual([401, '/api/email/login'])
    const removed = tossed.cookies.map(({ name, value, maxAge, domain, path }) => [name, value, maxAge, domain, path])
    expect(removed).toEqual(
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
    const next = await visitor.get('/use-cases/viewOwnProfile', { ...headers, cookie: own })
    expect([next.statusCode, next.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('can be opened and ended while a token is planted', async () => {
    const cookie = 'auth.access_token=planted; auth.access_token=own; session=signed-in'
    await signIn({ cookie })
    expect([token(), hint()]).toEqual([`1|${canary}|1`, 'signed-in'])
    await visitor.write('signOut', undefined, { cookie })
    expect([token(), hint()]).toEqual([undefined, undefined])
  })

  it.each(['', '%0d%0aX-Evil%3A%201', 'a%20b', '%D0%BF', 'x'.repeat(3000), '%'])(
    'is none with a token of %j',
    async text => {
      const answer = await visitor.get('/use-cases/viewOwnProfile', { cookie: `auth.access_token=${text}` })
      expect(answer.json()).toEqual({ ok: false, error: { _tag: text === '%' ? 'SessionExpired' : 'NotSignedIn' } })
    },
  )

  it('ends with signing out, which removes both cookies', async () => {
    await signIn()
    const answer = await visitor.write('signOut')
    expect(answer.json()).toEqual({ ok: true })
    expect(setCookies(answer)).toEqual([
      'auth.access_token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ])
    expect((await visitor.read('viewOwnProfile')).statusCode).toBe(401)
  })

  it('ends when the API ends it, and the hint is expired', async () => {
    await signIn()
    api.forget()
    const answer = await visitor.read('viewOwnProfile')
    expect([answer.statusCode, answer.json()]).toEqual([401, { ok: false, error: { _tag: 'SessionExpired' } }])
    expect([token(), hint()]).toEqual([undefined, 'expired'])
    await signIn()
    expect(hint()).toBe('signed-in')
  })

  it('is over without a token, whatever the hint', async () => {
    visitor.cookies.set('session', 'signed-in')
    await visitor.read('viewOwnProfile')
    expect(hint()).toBe('expired')
    visitor.cookies.set('session', 'registering')
    await visitor.read('viewOwnProfile')
    expect(hint()).toBeUndefined()
    visitor.cookies.set('session', 'nonsense')
    await visitor.read('viewOwnProfile')
    expect(hint()).toBe('nonsense')
  })

  it('outlives a failure of the API', async () => {
    await signIn()
    for (const status of [403, 500, 503]) {
      api.plan('GET /api/user/profile', () => new Response('{}', { status }))
      expect((await visitor.read('viewOwnProfile')).statusCode).toBe(503)
    }
    expect([token() === undefined, hint()]).toEqual([false, 'signed-in'])
  })

  it('of a registration begins with the code and ends with the account', async () => {
    await visitor.write('requestCode', 'new@znatok.example')
    expect(hint()).toBeUndefined()
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode })
    expect(hint()).toBe('registering')
    await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect(hint()).toBe('signed-in')
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/register', token: `3|${canary}|1` })
  })
})

describe('an answer that comes late', () => {
  /** Makes an account call; the API answers on release. */
  function slowly() {
    let letGo: () => void = () => undefined
    const gate = new Promise<void>(resolve => (letGo = resolve))
    api.plan('GET /api/user/profile', async () => {
      await gate
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
    })
    const answer = visitor.read('viewOwnProfile')
    return async () => {
      letGo()
      return answer
    }
  }
  const expired = () =>
    void api.plan('GET /api/user/profile', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }))

  it('to a call of the old session does not end the new one', async () => {
    await signIn()
    const late = slowly()
    await asked()
    expired()
    await visitor.read('viewOwnProfile')
    expect([token(), hint()]).toEqual([undefined, 'expired'])
    await signIn()
    const answer = await late()
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
    expect([token(), hint()]).toEqual([`1|${canary}|2`, 'signed-in'])
  })

  it('does not end the session that took the place of its own', async () => {
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode })
    const late = slowly()
    await asked()
    await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true })
    await late()
    expect([token(), hint()]).toEqual([`3|${canary}|2`, 'signed-in'])
  })

  it('does not ask visitors who have signed out to sign in again', async () => {
    await signIn()
    const late = slowly()
    await asked()
    await visitor.write('signOut')
    await late()
    expect([token(), hint()]).toEqual([undefined, undefined])
  })

  it('to a call in flight during sign-out does not set the hint either', async () => {
    await signIn()
    const before = new Map(visitor.cookies)
    await visitor.write('signOut')
    expired()
    for (const [name, value] of before) visitor.cookies.set(name, value)
    const answer = await visitor.read('viewOwnProfile')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
  })

  it('signs in regardless of the previous session', async () => {
    await signIn()
    let letGo: () => void = () => undefined
    const gate = new Promise<void>(resolve => (letGo = resolve))
    api.plan('POST /api/email/login', async () => {
      await gate
      return Response.json({ user: { id: aigul.id, name: aigul.name }, access_token: 'new' })
    })
    const late = signIn()
    await expect.poll(() => api.calls.length).toBe(2)
    await visitor.write('signOut')
    letGo()
    await late
    expect([token(), hint()]).toEqual(['new', 'signed-in'])
  })

  it('is not late if the call was made after the end, because the browser may not know yet', async () => {
    await signIn()
    expired()
    const before = new Map(visitor.cookies)
    await visitor.read('viewOwnProfile')
    for (const [name, value] of before) visitor.cookies.set(name, value)
    await visitor.read('viewOwnProfile')
    expect([token(), hint()]).toEqual([undefined, 'expired'])
  })

  it('is recognised by its token; a reissued token ends like any other', async () => {
    await signIn()
    await visitor.write('signOut')
    api.forget()
    await signIn()
    expect(token()).toBe(`1|${canary}|1`)
    expired()
    await visitor.read('viewOwnProfile')
    expect([token(), hint()]).toEqual([undefined, 'expired'])
  })

  it('of another session ends only that one', async () => {
    await signIn()
    const other = createVisitor(site.app)
    await other.write('signIn', { email: boris.email, password: boris.password })
    await visitor.write('signOut')
    expired()
    await other.read('viewOwnProfile')
    expect(other.cookies.get('session')).toBe('expired')
  })
})
