import { Schema } from 'effect'
import { beforeEach, expect, it } from 'vitest'
import type { MockLanguage } from '#mocks/data/bilingual.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { demoSpecialistProfileId } from '#mocks/accounts/account-stores.ts'
import { demoClientProfileId } from '#mocks/accounts/accounts.ts'
import { demoClient, demoSpecialist } from '#mocks/accounts/demo-accounts.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const call = createTestClient(getWorld)
const { email, phone, password } = demoSpecialist
const decodeOwnProfile = Schema.decodeUnknownSync(endpoints.ownProfile.response)
const decodeProfiles = Schema.decodeUnknownSync(endpoints.profiles.response)
const decodeReviews = Schema.decodeUnknownSync(endpoints.profileReviews.response)
const decodeLogin = Schema.decodeUnknownSync(endpoints.logIn.response)

let token = ''
beforeEach(async () => {
  await control.reset()
  token = decodeLogin((await call('/api/email/login', { method: 'POST', body: { email, password } })).body).token
})

const put = (path: string, body: unknown) => call(path, { method: 'PUT', token, body })
const saveProfile = (body: unknown) => put('/api/v2/user/profile', body)
const readOwnProfile = async (lang: MockLanguage = 'ru') =>
  decodeOwnProfile((await call(`/api/user/profile?lang=${lang}`, { token })).body).profile
const readServices = async (lang?: MockLanguage) => (await readOwnProfile(lang)).profile.specialities
const readNames = async (lang?: MockLanguage) => (await readServices(lang)).map(({ name }) => name)
const readServiceBodies = async () =>
  (await readServices()).map(({ id, categoryId, priceFrom, priceUnit }) => ({
    id,
    category_id: categoryId,
    price_from: priceFrom,
    price_unit: priceUnit,
  }))
const newService = { category_id: 12, price_from: 700, price_unit: 'hour' }
const getCategoryName = (lang: MockLanguage) => getWorld().catalog.categories.get(12)?.[lang].name

it('keeps omitted fields of the profile', async () => {
  const [ru, en] = await Promise.all([readOwnProfile(), readOwnProfile('en')])
  expect((await saveProfile({ about: 'Принимаю по вечерам.' })).status).toBe(200)
  const changedFields = { about: 'Принимаю по вечерам.', updatedAt: expect.any(String) as string }
  expect((await readOwnProfile()).profile).toEqual({ ...ru.profile, ...changedFields })
  expect((await readOwnProfile('en')).profile).toEqual({ ...en.profile, ...changedFields })
})

it('stores that the years of experience are unknown', async () => {
  await saveProfile({ experience_years: null })
  expect(getWorld().people.get(demoSpecialistProfileId)?.experienceYears).toBeNull()
})

it('keeps the reviews of a specialist who replaces their services', async () => {
  await control.setState('somebody is signed in', { token: '2|boris', profile_id: 2, email: 'boris@example.org' })
  const readReviews = async () => decodeReviews((await call('/api/profiles/2/reviews')).body)
  const reviews = await readReviews()
  expect(reviews.items.length).toBeGreaterThan(0)
  const body = { specialities: [newService] }
  expect((await call('/api/v2/user/profile', { method: 'PUT', token: '2|boris', body })).status).toBe(200)
  expect(await readReviews()).toEqual(reviews)
})

it('limits the number of characters in `about`, not of UTF-16 code units', async () => {
  const save = async (count: number) => (await saveProfile({ about: '😀'.repeat(count) })).status
  expect([await save(5000), await save(5001)]).toEqual([200, 422])
})

it('keeps omitted fields of the user, and the names of services', async () => {
  const namesBefore = await Promise.all([readNames(), readNames('en')])
  expect((await put('/api/user', { name: 'Анна Эталонова' })).status).toBe(200)
  expect((await readOwnProfile()).user).toMatchObject({ name: 'Анна Эталонова', email, phone })
  expect((await put('/api/user', { phone: null })).status).toBe(200)
  expect((await readOwnProfile()).user).toMatchObject({ name: 'Анна Эталонова', email, phone: null })
  expect(await Promise.all([readNames(), readNames('en')])).toEqual(namesBefore)
})

it.each([
  ['Студия «Рога»', 'рога'],
  ['Студия «Рога»', 'студия «рога»'],
  ['Жан О’Генри', 'генри'],
  ['Анна-Мария Петрова-Водкина', 'водкина'],
])('makes the name %s findable by %s', async (name, search) => {
  await put('/api/user', { name })
  const { items } = decodeProfiles((await call(`/api/v2/profiles?search=${encodeURIComponent(search)}`)).body)
  expect(items.map(({ user }) => user.name)).toContain(name)
})

it('keeps the names of services sent by id, in both languages and any order', async () => {
  const [ru, en] = await Promise.all([readNames(), readNames('en')])
  expect(new Set([...ru, ...en]).size).toBe(ru.length * 2)
  const [firstService, ...otherServices] = await readServiceBodies()
  await saveProfile({ specialities: [...otherServices.toReversed(), { ...firstService, price_from: 12_345 }] })
  const reordered = [ru, en].map(([head = '', ...tail]) => [...tail.toReversed(), head])
  expect([await readNames(), await readNames('en')]).toEqual(reordered)
  expect((await readServices()).at(-1)).toMatchObject({ id: firstService?.id, priceFrom: 12_345 })
})

it('names a new service after its category in both languages, and assigns an unused id', async () => {
  const servicesBefore = await readServices()
  await saveProfile({ specialities: [...(await readServiceBodies()), newService] })
  const [ru, en] = await Promise.all([readServices(), readServices('en')])
  expect([ru.at(-1)?.name, en.at(-1)?.name]).toEqual([getCategoryName('ru'), getCategoryName('en')])
  const ids = servicesBefore.map(({ id }) => id)
  expect(ids).not.toContain(ru.at(-1)?.id)
  await saveProfile({ specialities: [] })
  await saveProfile({ specialities: [newService] })
  expect([...ids, ru.at(-1)?.id]).not.toContain((await readServices())[0]?.id)
})

it('saves a typed name of an existing or a new service, for both languages', async () => {
  const [firstService] = await readServiceBodies()
  await saveProfile({
    specialities: [
      { ...firstService, name: 'Своё' },
      { ...newService, name: 'Новое' },
    ],
  })
  expect([await readNames(), await readNames('en')]).toEqual([
    ['Своё', 'Новое'],
    ['Своё', 'Новое'],
  ])
})

it('rejects a service of another profile', async () => {
  await control.setState('a profile exists', { id: 42, speciality_id: 672 })
  const servicesBefore = await readServices()
  const { body, status } = await saveProfile({
    specialities: [...(await readServiceBodies()), { ...newService, id: 672 }],
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { [`specialities.${servicesBefore.length}.id`]: ['Такого нет.'] } })
  expect(await readServices()).toEqual(servicesBefore)
})

it('lets the demo client offer services', async () => {
  const { email: clientEmail, password: clientPassword } = demoClient
  const login = await call('/api/email/login', {
    method: 'POST',
    body: { email: clientEmail, password: clientPassword },
  })
  token = decodeLogin(login.body).token
  expect((await saveProfile({ about: 'Шью.', specialities: [newService] })).status).toBe(200)
  expect((await call(`/api/profiles/${demoClientProfileId}`)).body).toMatchObject({ profile: { about: 'Шью.' } })
})
