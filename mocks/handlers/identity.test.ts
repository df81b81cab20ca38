import { Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { demoSpecialist, demoClient } from '#mocks/accounts/demo-accounts.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const call = createTestClient(getWorld)
const { email, phone, password } = demoSpecialist
const annaEmail = 'anna@example.org'
const account = { name: 'Анна', password: 'correct horse', password_confirmation: 'correct horse', agreement: true }

const decoders = {
  logIn: Schema.decodeUnknownSync(endpoints.logIn.response),
  requestCode: Schema.decodeUnknownSync(endpoints.requestCode.response),
  verifyCode: Schema.decodeUnknownSync(endpoints.verifyCode.response),
  register: Schema.decodeUnknownSync(endpoints.register.response),
  ownProfile: Schema.decodeUnknownSync(endpoints.ownProfile.response),
}
const post = (path: string, body: unknown, token?: string) =>
  call(path, { method: 'POST', body, ...(token !== undefined && { token }) })
const logIn = (body: unknown) => post('/api/email/login?lang=en', body)
const requestCode = async (address: string) =>
  decoders.requestCode((await post('/api/email/code', { email: address })).body).uuid
const verify = (uuid: string, code: string) => post(`/api/email/verify/${uuid}?lang=en`, { code })
const getCode = (address: string) => control.findVerificationEmail(address)?.code ?? ''
const getWrongCode = (code: string) => (code === '111111' ? '222222' : '111111')
const verifyAddress = async (address: string) =>
  decoders.verifyCode((await verify(await requestCode(address), getCode(address))).body)
const readOwnProfile = async (token: string) => call('/api/user/profile', { token })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await control.reset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('signing in', () => {
  it.each([
    ['by email', { email: email.toUpperCase(), password }],
    ['by phone', { phone, password }],
  ])('%s opens a session of a user with a profile', async (_, body) => {
    const { user, token } = decoders.logIn((await logIn(body)).body)
    expect(user).toMatchObject({ email, phone })
    expect(user.name).toContain(' ')
    expect(token).toMatch(/\|/)
    const { profile } = decoders.ownProfile((await readOwnProfile(token)).body)
    expect(profile.user).toEqual(user)
    expect((await call(`/api/profiles/${profile.profile.id}`)).body).toMatchObject({
      profile: { user: { name: user.name } },
    })
  })

  it('as the demo client opens a session with an empty profile, which no list contains', async () => {
    const { token } = decoders.logIn((await logIn({ email: demoClient.email, password })).body)
    const { profile } = decoders.ownProfile((await readOwnProfile(token)).body)
    expect(profile).toMatchObject({ user: { phone: demoClient.phone }, profile: { specialities: [], city: null } })
    expect((await call('/api/v2/profiles?lang=ru')).body).toMatchObject({ total: 50 })
  })

  it('as a user without a profile opens a session whose profile has no id', async () => {
    await control.setState('an account exists', { email: annaEmail, password })
    const { token } = decoders.logIn((await logIn({ email: annaEmail, password })).body)
    expect(decoders.ownProfile((await readOwnProfile(token)).body).profile.profile.id).toBeNull()
  })

  it('does not reveal whether an address has an account', async () => {
    const [wrongPassword, unknownAddress] = [
      await logIn({ email, password: 'wrong horse' }),
      await logIn({ email: 'nobody@example.org', password }),
    ]
    expect(wrongPassword).toEqual({ status: 401, body: { message: 'These credentials do not match.' } })
    expect(unknownAddress).toEqual(wrongPassword)
    const responseToKnownAddress = await post('/api/email/code', { email })
    expect(Object.keys(responseToKnownAddress.body ?? {})).toEqual(
      Object.keys((await post('/api/email/code', { email: annaEmail })).body ?? {}),
    )
  })

  it('names the invalid fields', async () => {
    expect(await logIn({ email: 'demo' })).toEqual({
      status: 422,
      body: {
        message: 'The given data was invalid.',
        errors: { email: ['This must be a valid email address.'], password: ['This field is required.'] },
      },
    })
  })

  it('is refused for a minute after five wrong passwords, even with the right one', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
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
  it('ends when its token expires, even for public queries', async () => {
    const { token } = decoders.logIn((await logIn({ email, password })).body)
    const otherToken = (await verifyAddress(annaEmail)).token
    control.expireTokens({ email })
    expect([(await readOwnProfile(token)).status, (await readOwnProfile(otherToken)).status]).toEqual([401, 200])
    expect((await call('/api/regions', { token })).status).toBe(401)
    expect((await call('/api/regions', { token: otherToken })).status).toBe(200)
    control.expireTokens()
    expect((await readOwnProfile(otherToken)).status).toBe(401)
  })

  it('is required for private queries, but an unknown token does not prevent signing in', async () => {
    expect((await call('/api/user/profile')).status).toBe(401)
    expect((await post('/api/email/login', { email, password }, 'stale')).status).toBe(200)
  })
})

describe('a code', () => {
  it('begins a registration without a name for a new address', async () => {
    const { user, token } = await verifyAddress(annaEmail)
    expect(user).toMatchObject({ name: '', email: annaEmail })
    expect(decoders.ownProfile((await readOwnProfile(token)).body).profile.user).toEqual(user)
    expect(await logIn({ email: annaEmail, password: 'x' })).toMatchObject({ status: 401 })
  })

  it('signs in to the account of a known address', async () => {
    expect((await verifyAddress(email)).user).toMatchObject({ email, phone })
  })

  it('has six digits and is valid once, from the newest email only', async () => {
    const olderUuid = await requestCode(annaEmail)
    const olderCode = getCode(annaEmail)
    const newestUuid = await requestCode(annaEmail)
    const newestCode = getCode(annaEmail)
    expect(newestCode).toMatch(/^\d{6}$/)
    const expiredResponse = {
      status: 422,
      body: { message: 'The given data was invalid.', errors: { code: ['The code is no longer valid.'] } },
    }
    expect(await verify(olderUuid, olderCode)).toEqual(expiredResponse)
    expect((await verify(newestUuid, newestCode)).status).toBe(200)
    expect(await verify(newestUuid, newestCode)).toEqual(expiredResponse)
    expect((await verify('nope', '123456')).status).toBe(404)
  })

  it('is valid for 15 minutes', async () => {
    const uuid = await requestCode(annaEmail)
    vi.advanceTimersByTime(15 * 60_000 - 1)
    expect((await verify(uuid, getWrongCode(getCode(annaEmail)))).body).toMatchObject({
      errors: { code: ['The code is wrong.'] },
    })
    vi.advanceTimersByTime(1)
    expect((await verify(uuid, getCode(annaEmail))).status).toBe(422)
    const nextUuid = await requestCode(annaEmail)
    await control.expireCodes()
    expect((await verify(nextUuid, getCode(annaEmail))).status).toBe(422)
  })

  it('may be wrong five times a minute, and be requested as often', async () => {
    const uuid = await requestCode(annaEmail)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await verify(uuid, getWrongCode(getCode(annaEmail)))).status).toBe(422)
    expect(await verify(uuid, getCode(annaEmail))).toMatchObject({ status: 429, retryAfter: 60 })
    for (let attempt = 0; attempt < 4; attempt++) await requestCode(annaEmail)
    expect(await post('/api/email/code', { email: annaEmail })).toMatchObject({ status: 429, retryAfter: 60 })
  })

  it('is fixed for demo addresses', async () => {
    await requestCode('me@demo.example')
    expect(getCode('me@demo.example')).toBe('123456')
  })
})

describe('a new account', () => {
  it('can sign in and has a public profile', async () => {
    const { token } = await verifyAddress(annaEmail)
    const registered = decoders.register((await post('/api/register', account, token)).body)
    expect(registered.user).toMatchObject({ name: 'Анна', email: annaEmail })
    expect((await logIn({ email: annaEmail, password: account.password })).status).toBe(200)
    const { profile } = decoders.ownProfile((await readOwnProfile(registered.token)).body)
    expect(profile.profile).toMatchObject({ rating: null, reviewsCount: 0, specialities: [], city: null })
    expect((await call(`/api/profiles/${profile.profile.id}`)).body).toMatchObject({
      profile: { user: { name: 'Анна' } },
    })
    expect((await post('/api/register?lang=en', account, token)).body).toMatchObject({
      error: 'The account already exists.',
    })
    await control.reset()
    expect((await logIn({ email: annaEmail, password: account.password })).status).toBe(401)
  })

  it('is not listed as a specialist, because it has no service', async () => {
    const countSpecialists = async () => ((await call('/api/v2/profiles?per_page=1')).body as { total: number }).total
    const countBefore = await countSpecialists()
    const { token } = await verifyAddress(annaEmail)
    await post('/api/register', account, token)
    expect(await countSpecialists()).toBe(countBefore)
  })

  it('requires a name, a password of eight characters and the agreement', async () => {
    const { token } = await verifyAddress(annaEmail)
    const invalidAccount = { name: ' ', password: 'short', password_confirmation: 'short', agreement: 'yes' }
    expect((await post('/api/register', invalidAccount, token)).body).toMatchObject({
      errors: { name: [expect.any(String)], password: [expect.any(String)], agreement: [expect.any(String)] },
    })
    const response = await post('/api/register?lang=en', { ...account, password_confirmation: 'x' }, token)
    expect(response).toMatchObject({ status: 422, body: { errors: { password: ['The passwords do not match.'] } } })
    expect((await post('/api/register', account)).status).toBe(401)
  })
})
