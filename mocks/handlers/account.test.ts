import { Schema } from 'effect'
import { beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { userCodec } from '#infrastructure/api/user/user.codec.ts'
import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const call = createTestClient(getWorld)
const { email, phone, password } = demoSpecialist
const decodeOwnProfile = Schema.decodeUnknownSync(endpoints.ownProfile.response)
const decodeList = Schema.decodeUnknownSync(endpoints.profiles.response)
const decodeUser = Schema.decodeUnknownSync(Schema.Struct({ user: userCodec }))

let token = ''
const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body })
const getInvalidFields = (response: { readonly body: unknown }) =>
  Object.keys(
    Schema.decodeUnknownSync(Schema.Struct({ errors: Schema.Record(Schema.String, Schema.Unknown) }))(response.body)
      .errors,
  )
const readOwnProfile = async () => decodeOwnProfile((await call('/api/user/profile', { token })).body).profile
const readPublicProfile = async () => (await call(`/api/profiles/${(await readOwnProfile()).profile.id}?lang=en`)).body
const logIn = async (body: unknown) => {
  const { status, body: responseBody } = await call('/api/email/login', { method: 'POST', body })
  return status === 200 ? Schema.decodeUnknownSync(endpoints.logIn.response)(responseBody).token : status
}

beforeEach(async () => {
  await control.reset()
  token = String(await logIn({ email, password }))
})

describe('a user update', () => {
  it('is visible to the user at once, and the name to everyone', async () => {
    const data = { name: 'Анна Эталонова', email: 'anna@example.org', phone: null }
    expect(decodeUser((await send('PUT', '/api/user', data)).body).user).toMatchObject(data)
    expect((await readOwnProfile()).user).toMatchObject(data)
    expect(await readPublicProfile()).toMatchObject({ profile: { user: { name: 'Анна Эталонова' } } })
    expect(decodeList((await call(`/api/v2/profiles?search=${encodeURIComponent('Эталонова')}`)).body).total).toBe(1)
    expect(await logIn({ email: 'anna@example.org', password })).toMatch(/\|/)
    expect(await logIn({ phone, password })).toBe(401)
    await control.reset()
    expect(await logIn({ phone, password })).toMatch(/\|/)
  })

  it('is refused with an error for each field', async () => {
    await control.setState('an account exists', { email: 'boris@example.org', phone: '+79172041834' })
    const invalidUser = { name: '', email: 'Boris@example.org', phone: '+79172041834' }
    expect((await send('PUT', '/api/user?lang=en', invalidUser)).body).toMatchObject({
      errors: {
        name: ['This field is required.'],
        email: ['This address is taken.'],
        phone: ['This number is taken.'],
      },
    })
    const malformedUser = { name: 'x'.repeat(256), email: 'x', phone: '12' }
    expect(getInvalidFields(await send('PUT', '/api/user', malformedUser))).toEqual(['name', 'email', 'phone'])
  })
})

describe('a profile update', () => {
  const edit = {
    about: 'Кладу плитку.',
    city_id: 5,
    experience_years: 8,
    specialities: [
      { category_id: 12, price_from: 1500, price_unit: 'm2' },
      { category_id: null, name: 'Совет', price_from: 500, price_unit: null },
    ],
    socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
  }

  it('is visible to others in their language, and in lists', async () => {
    expect((await send('PUT', '/api/v2/user/profile', edit)).status).toBe(200)
    const city = getWorld().catalog.cities.get(5)
    const category = getWorld().catalog.categories.get(12)
    expect(await readPublicProfile()).toMatchObject({
      profile: {
        about: 'Кладу плитку.',
        city: { id: 5, name: city?.en.name },
        experience_years: 8,
        price_from: 500,
        specialities: [{ name: category?.en.name, category_id: 12, price_unit: 'm2' }, { name: 'Совет' }],
        socials: [{ type: 'telegram', url: 'https://t.me/anna' }],
      },
    })
    const { profile } = await readOwnProfile()
    const list = decodeList(
      (await call(`/api/v2/profiles?city_id=5&category=${encodeURIComponent(category?.slug ?? '')}`)).body,
    )
    expect(list.items.map(({ id }) => id)).toContain(profile.id)
  })

  it('may empty all fields', async () => {
    const emptyEdit = { about: null, city_id: null, experience_years: null, specialities: [], socials: [] }
    await send('PUT', '/api/v2/user/profile', emptyEdit)
    expect((await readOwnProfile()).profile).toMatchObject({
      about: null,
      city: null,
      experienceYears: null,
      priceFrom: null,
      specialities: [],
      socials: [],
    })
  })

  it('is refused with an error for each field', async () => {
    const specialities = [
      { category_id: 40_400, price_from: 1, price_unit: null },
      { category_id: null, name: ' ', price_from: 1, price_unit: null },
    ]
    const invalidEdit = { ...edit, about: 'x'.repeat(5001), city_id: 40_400, experience_years: 81, specialities }
    expect(getInvalidFields(await send('PUT', '/api/v2/user/profile', invalidEdit))).toEqual([
      'about',
      'city_id',
      'experience_years',
      'specialities.0.category_id',
      'specialities.1.name',
    ])
    expect((await send('PUT', '/api/v2/user/profile', { ...edit, about: 7 })).status).toBe(422)
  })
})

describe('the account settings', () => {
  it('change the password if the current one is right, but not after five wrong ones', async () => {
    const newPassword = 'battery staple'
    const change = (currentValue: string, newValue: string) =>
      send('PUT', '/api/user/passwords', {
        current_password: currentValue,
        password: newValue,
        password_confirmation: newValue,
      })
    expect((await change('wrong', newPassword)).status).toBe(422)
    expect((await change(password, 'short')).status).toBe(422)
    expect((await change(password, newPassword)).status).toBe(200)
    expect([await logIn({ email, password }), typeof (await logIn({ email, password: newPassword }))]).toEqual([
      401,
      'string',
    ])
    for (let attempt = 0; attempt < 5; attempt++) await change('wrong', 'another one')
    expect((await change(newPassword, 'another one')).status).toBe(429)
  })

  it('set a password once without the current one if that is allowed', async () => {
    const resetPassword = (newValue: string) =>
      send('PUT', '/api/user/passwords', { password: newValue, password_confirmation: newValue })
    expect((await resetPassword('battery staple')).status).toBe(422)
    const account = getWorld().accountStores.accounts.findByToken(token)
    if (account) getWorld().accountStores.accounts.allowPasswordWithoutCurrent(account)
    expect((await resetPassword('battery staple')).status).toBe(200)
    expect((await resetPassword('another staple')).status).toBe(422)
    expect(typeof (await logIn({ email, password: 'battery staple' }))).toBe('string')
  })

  it('store a valid WhatsApp number', async () => {
    expect((await send('POST', '/api/user/whats_up', { phone: '+79172041833' })).body).toEqual({ status: 'success' })
    expect((await readOwnProfile()).user.whatsapp).toBe('+79172041833')
    expect((await send('POST', '/api/user/whats_up?lang=en', { phone: '12' })).body).toMatchObject({
      error: 'This must be a valid phone number.',
    })
  })

  it('include a user in the statistics of their region if they have a city', async () => {
    expect((await send('POST', '/api/regions')).status).toBe(200)
    expect((await readOwnProfile()).aboutStatistics).toBe(true)
    expect((await send('DELETE', '/api/regions')).status).toBe(200)
    expect((await readOwnProfile()).aboutStatistics).toBe(false)
    await send('PUT', '/api/v2/user/profile', {
      about: null,
      city_id: null,
      experience_years: null,
      specialities: [],
      socials: [],
    })
    expect((await send('POST', '/api/regions?lang=en')).body).toMatchObject({ error: 'Enter your city first.' })
  })

  it('generate codes for known bots only', async () => {
    const response = await send('POST', '/api/bot/generate/code', { bot_type: 'telegram' })
    expect(Schema.decodeUnknownSync(endpoints.generateBotCode.response)(response.body).code).toMatch(/^zn-\d{6}$/)
    expect((await send('POST', '/api/bot/generate/code', { bot_type: 'icq' })).status).toBe(422)
  })
})
