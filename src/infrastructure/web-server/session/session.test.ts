import { beforeEach, describe, expect, it } from 'vitest'
import { aigul, boris, canary, fakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { visitorOf } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof fakeApi>
let site: Awaited<ReturnType<typeof fakeSite>>
let visitor: ReturnType<typeof visitorOf>
const setUp = async (options: Parameters<typeof fakeSite>[0] = {}) => {
  api = fakeApi()
  site = await fakeSite({ api: api.fetch, ...options })
  visitor = visitorOf(site.app)
}
beforeEach(() => setUp())

const credentials = { email: aigul.email, password: aigul.password }
const signIn = (headers: Record<string, string> = {}) => visitor.write('signIn', credentials, headers)
const token = () => visitor.cookies.get('auth.access_token')
const hint = () => visitor.cookies.get('session')
/** Until the API has been asked for it. */
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
    ['the site has https', { siteUrl: 'https://znatok.example' }, {}, true],
    ['a trusted proxy was asked by https', {}, { 'x-forwarded-proto': 'https' }, true],
    ['neither', {}, { 'x-forwarded-proto': 'http' }, false],
  ] as const)('is sent by https only where %s', async (_where, options, headers, secure) => {
    await setUp(options)
    visitor = visitorOf(site.app, { address: '10.0.0.1' })
    const cookies = setCookies(await signIn({ ...headers, origin: `${secure ? 'https' : 'http'}://localhost:3000` }))
    expect(cookies.map(cookie => /; Secure/.test(cookie ?? ''))).toEqual([secure, secure])
  })

  it('goes to the API, and is the newest one that it gave', async () => {
    await signIn()
    await signIn()
    await visitor.read('viewOwnProfile')
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/user/profile', token: `1|${canary}|2` })
  })

  it('is always a new one: whoever planted a token does not get into it', async () => {
    visitor.cookies.set('auth.access_token', 'planted')
    visitor.cookies.set('session', 'signed-in')
    await signIn()
    expect(token()).toBe(`1|${canary}|1`)
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode })
    expect(token()).toBe(`3|${canary}|2`)
    await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true })
    expect(token()).toBe(`3|${canary}|3`)
  })

  it('is none while its cookie is there twice: one of them may be planted', async () => {
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

  it.each(['', '%0d%0aX-Evil%3A%201', 'a%20b', '%D0%BF', 'x'.repeat(3000), '%'])(
    'is none with a token of %j',
    async text => {
      const answer = await visitor.get('/use-cases/viewOwnProfile', { cookie: `auth.access_token=${text}` })
      expect(answer.json()).toEqual({ ok: false, error: { _tag: text === '%' ? 'SessionExpired' : 'NotSignedIn' } })
    },
  )

  it('ends with signing out: both cookies go', async () => {
    await signIn()
    const answer = await visitor.write('signOut')
    expect(answer.json()).toEqual({ ok: true })
    expect(setCookies(answer)).toEqual([
      'auth.access_token=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ])
    expect((await visitor.read('viewOwnProfile')).statusCode).toBe(401)
  })

  it('that the API has ended is over here too, and the hint says so', async () => {
    await signIn()
    api.forget()
    const answer = await visitor.read('viewOwnProfile')
    expect([answer.statusCode, answer.json()]).toEqual([401, { ok: false, error: { _tag: 'SessionExpired' } }])
    expect([token(), hint()]).toEqual([undefined, 'expired'])
    await signIn()
    expect(hint()).toBe('signed-in')
  })

  it('whose token is gone is over, whatever the hint says', async () => {
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
  /** Asks for what is theirs, and has the API's answer come when it is let go. */
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

  it('to a call of the old session does not end the one that was opened meanwhile', async () => {
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

  it('does not ask whoever has left to sign in again', async () => {
    await signIn()
    const late = slowly()
    await asked()
    await visitor.write('signOut')
    await late()
    expect([token(), hint()]).toEqual([undefined, undefined])
  })

  it('to a call that was on its way while its visitor left says nothing either', async () => {
    await signIn()
    const before = new Map(visitor.cookies)
    await visitor.write('signOut')
    expired()
    for (const [name, value] of before) visitor.cookies.set(name, value)
    const answer = await visitor.read('viewOwnProfile')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
  })

  it('signs in all the same, whatever became of the session before', async () => {
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

  it('is none where the call was made after the end: the answer that told of it may be lost', async () => {
    await signIn()
    expired()
    const before = new Map(visitor.cookies)
    await visitor.read('viewOwnProfile')
    // The browser had gone to another page by then.
    for (const [name, value] of before) visitor.cookies.set(name, value)
    await visitor.read('viewOwnProfile')
    expect([token(), hint()]).toEqual([undefined, 'expired'])
  })

  it('is known by its token: one that the API issues again ends like any other', async () => {
    await signIn()
    await visitor.write('signOut')
    api.forget()
    await signIn()
    expect(token()).toBe(`1|${canary}|1`)
    expired()
    await visitor.read('viewOwnProfile')
    expect([token(), hint()]).toEqual([undefined, 'expired'])
  })

  it('of another session ends that one alone', async () => {
    await signIn()
    const other = visitorOf(site.app)
    await other.write('signIn', { email: boris.email, password: boris.password })
    await visitor.write('signOut')
    expired()
    await other.read('viewOwnProfile')
    expect(other.cookies.get('session')).toBe('expired')
  })
})
