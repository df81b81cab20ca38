import { Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const ask = createTestClient(getWorld)
const { email, phone, password } = demoAccount
const anna = 'anna@example.org'
const account = { name: 'Анна', password: 'correct horse', password_confirmation: 'correct horse', agreement: true }

const decoders = {
  logIn: Schema.decodeUnknownSync(endpoints.logIn.answer),
  letter: Schema.decodeUnknownSync(endpoints.requestCode.answer),
  verified: Schema.decodeUnknownSync(endpoints.verifyCode.answer),
  created: Schema.decodeUnknownSync(endpoints.register.answer),
  own: Schema.decodeUnknownSync(endpoints.ownProfile.answer),
}
const post = (path: string, body: unknown, token?: string) =>
  ask(path, { method: 'POST', body, ...(token !== undefined && { token }) })
const logIn = (body: unknown) => post('/api/email/login?lang=en', body)
const sendLetter = async (to: string) => decoders.letter((await post('/api/email/code', { email: to })).body).uuid
const verify = (uuid: string, code: string) => post(`/api/email/verify/${uuid}?lang=en`, { code })
const getCode = (to: string) => control.findLetter(to)?.code ?? ''
const getWrongCode = (code: string) => (code === '111111' ? '222222' : '111111')
const verified = async (to: string) => decoders.verified((await verify(await sendLetter(to), getCode(to))).body)
const readOwnProfile = async (token: string) => ask('/api/user/profile', { token })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await control.reset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('signing in', () => {
  it.each([
    ['by e-mail', { email: email.toUpperCase(), password }],
    ['by phone', { phone, password }],
  ])('%s opens a session of a user with a profile', async (_, body) => {
    const { user, token } = decoders.logIn((await logIn(body)).body)
    expect(user).toMatchObject({ email, phone })
    expect(user.name).toContain(' ')
    expect(token).toMatch(/\|/)
    const { profile } = decoders.own((await readOwnProfile(token)).body)
    expect(profile.user).toEqual(user)
    expect((await ask(`/api/profiles/${profile.profile.id}`)).body).toMatchObject({
      profile: { user: { name: user.name } },
    })
  })

  it('does not reveal whether an address has an account', async () => {
    const [wrongPassword, unknownAddress] = [
      await logIn({ email, password: 'wrong horse' }),
      await logIn({ email: 'nobody@example.org', password }),
    ]
    expect(wrongPassword).toEqual({ status: 401, body: { message: 'These credentials do not match.' } })
    expect(unknownAddress).toEqual(wrongPassword)
    const known = await post('/api/email/code', { email })
    expect(Object.keys(known.body ?? {})).toEqual(
      Object.keys((await post('/api/email/code', { email: anna })).body ?? {}),
    )
  })

  it('names the invalid fields', async () => {
    expect(await logIn({ email: 'demo' })).toEqual({
      status: 422,
      body: {
        message: 'The given data was invalid.',
        errors: { email: ['This must be a valid e-mail address.'], password: ['This field is required.'] },
      },
    })
  })

  it('is refused for a minute after five wrong passwords, even with the right one', async () => {
    for (let time = 0; time < 5; time++)
      expect(await logIn({ email, password: 'wrong' })).toMatchObject({ status: 401 })
    expect(await logIn({ email, password })).toMatchObject({ status: 429, retryAfter: 60 })
    expect(await logIn({ phone, password })).toMatchObject({ status: 200 })
    vi.advanceTimersByTime(59_000)
    expect(await logIn({ email, password })).toMatchObject({ status: 429, retryAfter: 1 })
    vi.advanceTimersByTime(1_000)
    expect(await logIn({ email, password })).toMatchObject({ status: 200 })
  })
})

describe('a session', () => {
  it('ends on request, also for public reads', async () => {
    const { token } = decoders.logIn((await logIn({ email, password })).body)
    const other = (await verified(anna)).token
    control.expireTokens({ email })
    expect([(await readOwnProfile(token)).status, (await readOwnProfile(other)).status]).toEqual([401, 200])
    expect((await ask('/api/regions', { token })).status).toBe(401)
    expect((await ask('/api/regions', { token: other })).status).toBe(200)
    control.expireTokens()
    expect((await readOwnProfile(other)).status).toBe(401)
  })

  it('requires a token, but a stale one does not prevent signing in', async () => {
    expect((await ask('/api/user/profile')).status).toBe(401)
    expect((await post('/api/email/login', { email, password }, 'stale')).status).toBe(200)
  })
})

describe('a code', () => {
  it('begins a registration without a name for a new address', async () => {
    const { user, token } = await verified(anna)
    expect(user).toMatchObject({ name: '', email: anna })
    expect(decoders.own((await readOwnProfile(token)).body).profile.user).toEqual(user)
    expect(await logIn({ email: anna, password: 'x' })).toMatchObject({ status: 401 })
  })

  it('signs in to the account of a known address', async () => {
    expect((await verified(email)).user).toMatchObject({ email, phone })
  })

  it('has six digits and is valid once, from the newest letter only', async () => {
    const older = await sendLetter(anna)
    const olderCode = getCode(anna)
    const newest = await sendLetter(anna)
    expect(getCode(anna)).toMatch(/^\d{6}$/)
    const old = {
      status: 422,
      body: { message: 'The given data was invalid.', errors: { code: ['The code is no longer valid.'] } },
    }
    expect(await verify(older, olderCode)).toEqual(old)
    expect((await verify(newest, getCode(anna))).status).toBe(200)
    expect(await verify(newest, control.findLetter(anna)?.code ?? olderCode)).toEqual(old)
    expect((await verify('nope', '123456')).status).toBe(404)
  })

  it('is valid for 15 minutes', async () => {
    const uuid = await sendLetter(anna)
    vi.advanceTimersByTime(15 * 60_000 - 1)
    expect((await verify(uuid, getWrongCode(getCode(anna)))).body).toMatchObject({
      errors: { code: ['The code is wrong.'] },
    })
    vi.advanceTimersByTime(1)
    expect((await verify(uuid, getCode(anna))).status).toBe(422)
    const next = await sendLetter(anna)
    await control.expireCodes()
    expect((await verify(next, getCode(anna))).status).toBe(422)
  })

  it('may be wrong five times a minute, and be requested as often', async () => {
    const uuid = await sendLetter(anna)
    for (let time = 0; time < 5; time++) expect((await verify(uuid, getWrongCode(getCode(anna)))).status).toBe(422)
    expect(await verify(uuid, getCode(anna))).toMatchObject({ status: 429, retryAfter: 60 })
    for (let time = 0; time < 4; time++) await sendLetter(anna)
    expect(await post('/api/email/code', { email: anna })).toMatchObject({ status: 429, retryAfter: 60 })
  })

  it('is fixed for demo addresses', async () => {
    await sendLetter('me@demo.example')
    expect(getCode('me@demo.example')).toBe('123456')
  })
})

describe('a new account', () => {
  it('can sign in and has a public profile', async () => {
    const { token } = await verified(anna)
    const created = decoders.created((await post('/api/register', account, token)).body)
    expect(created.user).toMatchObject({ name: 'Анна', email: anna })
    expect((await logIn({ email: anna, password: account.password })).status).toBe(200)
    const { profile } = decoders.own((await readOwnProfile(created.token)).body)
    expect(profile.profile).toMatchObject({ rating: null, reviewsCount: 0, specialities: [], city: null })
    expect((await ask(`/api/profiles/${profile.profile.id}`)).body).toMatchObject({
      profile: { user: { name: 'Анна' } },
    })
    expect((await post('/api/register?lang=en', account, token)).body).toMatchObject({
      error: 'The account has been created already.',
    })
    await control.reset()
    expect((await logIn({ email: anna, password: account.password })).status).toBe(401)
  })

  it('is no specialist until it offers something', async () => {
    const countSpecialists = async () => ((await ask('/api/v2/profiles?per_page=1')).body as { total: number }).total
    const before = await countSpecialists()
    const { token } = await verified(anna)
    await post('/api/register', account, token)
    expect(await countSpecialists()).toBe(before)
  })

  it('requires a name, a password of eight characters and the agreement', async () => {
    const { token } = await verified(anna)
    const sent = { name: ' ', password: 'short', password_confirmation: 'short', agreement: 'yes' }
    expect((await post('/api/register', sent, token)).body).toMatchObject({
      errors: { name: [expect.any(String)], password: [expect.any(String)], agreement: [expect.any(String)] },
    })
    const differs = await post('/api/register?lang=en', { ...account, password_confirmation: 'x' }, token)
    expect(differs).toMatchObject({ status: 422, body: { errors: { password: ['The passwords do not match.'] } } })
    expect((await post('/api/register', account)).status).toBe(401)
  })
})
