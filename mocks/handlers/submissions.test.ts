import { Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const call = createTestClient(getWorld)
const decodeReviews = Schema.decodeUnknownSync(endpoints.profileReviews.response)
const decodeProfile = Schema.decodeUnknownSync(endpoints.profileById.response)
const decodeNotifications = Schema.decodeUnknownSync(endpoints.notifications.response)
const decodeOwnProfile = Schema.decodeUnknownSync(endpoints.ownProfile.response)
const decodeLogin = Schema.decodeUnknownSync(endpoints.logIn.response)

let token = ''
const send = (method: string, path: string, body?: unknown, bearer = token) =>
  call(path, { method, token: bearer, body })
const logIn = async (email: string, password: string) =>
  decodeLogin((await call('/api/email/login', { method: 'POST', body: { email, password } })).body).token
const boris = {
  token: '2|boris',
  profile_id: 2,
  email: 'boris@example.org',
  phone: '+79172041834',
  password: 'battery',
}

beforeEach(async () => {
  await control.reset()
  token = await logIn(demoSpecialist.email, demoSpecialist.password)
  await control.setState('somebody is signed in', boris)
})

const review = { text: 'Всё ровно.', rating_quality: 5, rating_price: 3, rating_time: 4 }
const readReviews = async (id: number, bearer?: string) =>
  decodeReviews(
    (await call(`/api/profiles/${id}/reviews?per_page=100`, bearer === undefined ? {} : { token: bearer })).body,
  )
const readProfile = async (id: number) => decodeProfile((await call(`/api/profiles/${id}`)).body).profile
const readNotifications = async (bearer: string, query = '') =>
  decodeNotifications((await call(`/api/user/notifications?lang=en${query}`, { token: bearer })).body)

describe('a new review', () => {
  it('is listed first and changes the counts and averages of the profile', async () => {
    const [profileBefore, reviewsBefore] = [await readProfile(2), await readReviews(2)]
    expect(await send('POST', '/api/profiles/2/reviews', review)).toEqual({ status: 200, body: { status: 'success' } })
    const [profileAfter, reviewsAfter] = [await readProfile(2), await readReviews(2)]
    expect(reviewsAfter.total).toBe(reviewsBefore.total + 1)
    expect(reviewsAfter.items[0]).toMatchObject({ text: 'Всё ровно.', rating: 4, ratingQuality: 5, ratingPrice: 3 })
    expect(reviewsAfter.items[0]?.user.id).toBe(
      decodeOwnProfile((await call('/api/user/profile', { token })).body).profile.user.id,
    )
    expect(reviewsAfter.items.slice(1)).toEqual(reviewsBefore.items)
    expect(profileAfter.reviewsCount).toBe(profileBefore.reviewsCount + 1)
    const sum = (profileBefore.ratingPrice ?? 0) * profileBefore.reviewsCount + 3
    expect(profileAfter.ratingPrice).toBeCloseTo(sum / profileAfter.reviewsCount, 2)
    expect(profileAfter.ratingDistribution?.[4]).toBe((profileBefore.ratingDistribution?.[4] ?? 0) + 1)
    await control.reset()
    expect(await readProfile(2)).toEqual(profileBefore)
  })

  it('stays when the reviewed specialist edits their profile', async () => {
    await send('POST', '/api/profiles/2/reviews', review)
    const profileBefore = await readProfile(2)
    const edit = { about: 'New.', city_id: null, experience_years: null, specialities: [], socials: [] }
    expect((await send('PUT', '/api/v2/user/profile', edit, boris.token)).status).toBe(200)
    const { about, reviewsCount, rating } = await readProfile(2)
    expect([about, reviewsCount, rating]).toEqual(['New.', profileBefore.reviewsCount, profileBefore.rating])
  })

  it('notifies the reviewed specialist only', async () => {
    await send('POST', '/api/profiles/2/reviews', review)
    const { items, unreadCount } = await readNotifications(boris.token)
    const id = (await readReviews(2)).items[0]?.id
    expect([items.map(({ type, url }) => [type, url]), unreadCount]).toEqual([
      [['new_review', `/profiles/2#review-${id}`]],
      1,
    ])
    expect((await readNotifications(token)).items.map(({ type }) => type)).toEqual(['news'])
  })

  it('is refused for an already reviewed, own or unknown profile, when invalid and when signed out', async () => {
    expect((await send('POST', '/api/profiles/2/reviews', review)).status).toBe(200)
    expect(await send('POST', '/api/profiles/2/reviews?lang=en', review)).toMatchObject({
      status: 422,
      body: { error: 'You have reviewed this specialist already.' },
    })
    expect((await readReviews(2)).items.filter(({ text }) => text === review.text)).toHaveLength(1)
    expect(await send('POST', '/api/profiles/1/reviews?lang=en', review)).toEqual({
      status: 403,
      body: { message: 'You cannot review yourself.' },
    })
    for (const id of ['999', '1e1'])
      expect((await send('POST', `/api/profiles/${id}/reviews`, review)).status).toBe(404)
    expect((await call('/api/profiles/3/reviews', { method: 'POST', body: review })).status).toBe(401)
    const invalidReview = { text: 'да', rating_quality: 6, rating_price: '5' }
    expect(await send('POST', '/api/profiles/3/reviews?lang=en', invalidReview)).toMatchObject({
      status: 422,
      body: {
        errors: {
          text: ['Write at least three characters.'],
          rating_quality: ['Give a rating from 1 to 5.'],
          rating_price: ['Give a rating from 1 to 5.'],
          rating_time: ['Give a rating from 1 to 5.'],
        },
      },
    })
    expect(control.getSubmissions().reviews).toHaveLength(1)
  })

  it('waits for moderation if moderation is on', async () => {
    control.moderate({ on: true })
    const profileBefore = await readProfile(2)
    expect((await send('POST', '/api/profiles/2/reviews', review)).status).toBe(200)
    expect(await readProfile(2)).toEqual(profileBefore)
    expect((await readNotifications(boris.token)).total).toBe(0)
    expect((await send('POST', '/api/profiles/2/reviews', review)).status).toBe(422)
    await control.publishReviews()
    expect((await readProfile(2)).reviewsCount).toBe(profileBefore.reviewsCount + 1)
    expect((await readNotifications(boris.token)).total).toBe(1)
    await control.publishReviews()
    expect((await readNotifications(boris.token)).total).toBe(1)
  })
})

describe('a complaint', () => {
  it('is stored, and its author is notified', async () => {
    expect((await send('POST', '/api/profiles/2/complaints', { type_id: 3, text: '' })).status).toBe(200)
    expect(control.getSubmissions().complaints).toMatchObject([{ profileId: 2, complaint: { typeId: 3, text: '' } }])
    expect((await readNotifications(token)).items[0]).toMatchObject({ type: 'complaint_status', url: '/profiles/2' })
  })

  it.each([
    ['/api/profiles/2/complaints', { type_id: 99, text: '' }, 422, 'errors'],
    ['/api/profiles/2/complaints', { type_id: 6, text: ' ' }, 422, 'errors'],
    ['/api/profiles/2/complaints', { type_id: 3, text: 'x'.repeat(2001) }, 422, 'errors'],
    ['/api/profiles/1/complaints', { type_id: 3, text: '' }, 422, 'error'],
    ['/api/profiles/999/complaints', { type_id: 3, text: '' }, 404, 'message'],
    ['/api/profiles/1e1/complaints', { type_id: 3, text: '' }, 404, 'message'],
  ])('to %s with %j is refused', async (path, body, status, field) => {
    const response = await send('POST', path, body)
    expect(response.status).toBe(status)
    expect(response.body).toHaveProperty(field)
    expect(control.getSubmissions().complaints).toEqual([])
  })
})

describe('a service request', () => {
  const serviceRequest = {
    city_id: 5,
    category_id: 12,
    description: 'Плитка.',
    date: null,
    budget: null,
    phone: '+79172041833',
  }
  const path = '/api/user/service_applications'
  afterEach(() => vi.useRealTimers())

  it('is stored, and its specialist is notified', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const today = getMoscowDate(new Date())
    expect((await send('POST', path, serviceRequest)).status).toBe(200)
    expect((await send('POST', path, { ...serviceRequest, profile_id: 2, date: today, budget: 0 })).status).toBe(200)
    expect(control.getSubmissions().serviceRequests).toMatchObject([
      { request: { cityId: 5, date: null, budget: null } },
      { request: { profileId: 2, date: today, budget: 0 } },
    ])
    expect((await readNotifications(boris.token)).items).toMatchObject([
      { type: 'service_application', text: 'Плитка.' },
    ])
  })

  it.each([
    ['city_id', 99_999],
    ['category_id', 99_999],
    ['profile_id', 999],
    ['description', ' '],
    ['description', 'x'.repeat(1001)],
    ['date', '2020-01-01'],
    ['date', '2026-02-30'],
    ['budget', 1.5],
    ['budget', -1],
    ['phone', ''],
    ['phone', '12'],
  ])('is refused with the %s %j', async (field, value) => {
    const response = await send('POST', path, { ...serviceRequest, [field]: value })
    expect(response.status).toBe(422)
    expect(response.body).toEqual({ message: expect.any(String) as string, errors: { [field]: [expect.any(String)] } })
    expect(control.getSubmissions().serviceRequests).toEqual([])
  })
})

it('stores an application for placement, or refuses it with an error for each field', async () => {
  const path = '/api/user/application/buy'
  expect((await send('POST', path, { tariff: 'year', comment: '' })).status).toBe(200)
  expect(await send('POST', path, { tariff: 'week', comment: 'x'.repeat(1001) })).toMatchObject({
    status: 422,
    body: { errors: { tariff: [expect.any(String)], comment: [expect.any(String)] } },
  })
  expect(control.getSubmissions().placements).toMatchObject([{ placement: { tariff: 'year', comment: '' } }])
})

describe('notifications', () => {
  it('are paginated newest first, all or unread only', async () => {
    await control.setState('somebody has notifications', { profile_id: 1, count: 25, unread: 12 })
    const firstPage = await readNotifications(token, '&per_page=10')
    expect(firstPage).toMatchObject({ page: 1, lastPage: 3, total: 25, unreadCount: 12 })
    expect(firstPage.items.every(({ readAt }) => readAt === null)).toBe(true)
    expect(await readNotifications(token, '&per_page=10&unread=1&page=2')).toMatchObject({ total: 12, lastPage: 2 })
    expect((await readNotifications(token, '&per_page=1&unread=1')).total).toBe(12)
    const ids = new Set((await readNotifications(token, '&per_page=100')).items.map(({ id }) => id))
    expect(ids.size).toBe(25)
  })

  it('can be marked as read by their owner only', async () => {
    await control.setState('somebody has notifications', { profile_id: 1, count: 3, unread: 3 })
    const ids = (await readNotifications(token)).items.map(({ id }) => id)
    expect((await send('PUT', '/api/user/notifications', { ids }, boris.token)).status).toBe(200)
    expect((await readNotifications(token)).unreadCount).toBe(3)
    expect((await send('PUT', '/api/user/notifications', { ids: [ids[0], 'nope'] })).status).toBe(200)
    const { items, unreadCount } = await readNotifications(token)
    expect([items.map(({ readAt }) => readAt === null), unreadCount]).toEqual([[false, true, true], 2])
    expect((await send('PUT', '/api/user/notifications', {})).status).toBe(422)
  })

  it('are in the language of the request', async () => {
    const readTitle = async (lang: string) =>
      decodeNotifications((await call(`/api/user/notifications?lang=${lang}`, { token })).body).items[0]?.title
    expect([await readTitle('ru'), await readTitle('en')]).toEqual([
      'Добро пожаловать в каталог',
      'Welcome to the directory',
    ])
  })

  it('are not sent for disabled types', async () => {
    expect((await send('PUT', '/api/user/settings', { settings: { new_review: false } }, boris.token)).status).toBe(200)
    await send('POST', '/api/profiles/2/reviews', review)
    expect((await readNotifications(boris.token)).total).toBe(0)
  })
})

describe('settings', () => {
  const readSettings = async () =>
    decodeOwnProfile((await call('/api/user/profile', { token })).body).profile.user.settings

  it('are on by default, and keep changes', async () => {
    const allSettings = {
      new_review: true,
      review_reply: true,
      complaint_status: true,
      service_application: true,
      news: true,
    }
    expect(await readSettings()).toEqual(allSettings)
    const response = await send('PUT', '/api/user/settings', { settings: { ...allSettings, news: false } })
    expect(response).toMatchObject({ status: 200, body: { status: 'success', user: { settings: { news: false } } } })
    expect(await readSettings()).toEqual({ ...allSettings, news: false })
    await control.reset()
    token = await logIn(demoSpecialist.email, demoSpecialist.password)
    expect(await readSettings()).toEqual(allSettings)
  })

  it.each([{}, { settings: 'all' }, { settings: { nope: true } }, { settings: { news: 1 } }])(
    'are refused: %j',
    async body => {
      expect((await send('PUT', '/api/user/settings', body)).status).toBe(422)
    },
  )
})
