import { Schema } from 'effect'
import { beforeEach, describe, expect, it } from 'vitest'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { createControl } from '#mocks/control/control.ts'
import { createTestClient } from './test-client.ts'

const { control, getWorld } = await createControl(50)
const ask = createTestClient(getWorld)
const decodeReviews = Schema.decodeUnknownSync(endpoints.profileReviews.answer)
const decodeProfile = Schema.decodeUnknownSync(endpoints.profileById.answer)
const decodeNotifications = Schema.decodeUnknownSync(endpoints.notifications.answer)
const decodeOwnProfile = Schema.decodeUnknownSync(endpoints.ownProfile.answer)
const decodeLogin = Schema.decodeUnknownSync(endpoints.logIn.answer)

let token = ''
const send = (method: string, path: string, body?: unknown, as = token) => ask(path, { method, token: as, body })
const logIn = async (email: string, password: string) =>
  decodeLogin((await ask('/api/email/login', { method: 'POST', body: { email, password } })).body).token
const boris = {
  token: '2|boris',
  profile_id: 2,
  email: 'boris@example.org',
  phone: '+79172041834',
  password: 'battery',
}

beforeEach(async () => {
  await control.reset()
  token = await logIn(demoAccount.email, demoAccount.password)
  await control.setState('somebody is signed in', boris)
})

const review = { text: 'Всё ровно.', rating_quality: 5, rating_price: 3, rating_time: 4 }
const readReviews = async (id: number, as?: string) =>
  decodeReviews((await ask(`/api/profiles/${id}/reviews?per_page=100`, as === undefined ? {} : { token: as })).body)
const readProfile = async (id: number) => decodeProfile((await ask(`/api/profiles/${id}`)).body).profile
const readInbox = async (as: string, query = '') =>
  decodeNotifications((await ask(`/api/user/notifications?lang=en${query}`, { token: as })).body)

describe('a new review', () => {
  it('is listed first and changes the counts and averages of the profile', async () => {
    const [before, listed] = [await readProfile(2), await readReviews(2)]
    expect(await send('POST', '/api/profiles/2/reviews', review)).toEqual({ status: 200, body: { status: 'success' } })
    const [after, now] = [await readProfile(2), await readReviews(2)]
    expect(now.total).toBe(listed.total + 1)
    expect(now.items[0]).toMatchObject({ text: 'Всё ровно.', rating: 4, ratingQuality: 5, ratingPrice: 3 })
    expect(now.items[0]?.user.id).toBe(
      decodeOwnProfile((await ask('/api/user/profile', { token })).body).profile.user.id,
    )
    expect(now.items.slice(1)).toEqual(listed.items)
    expect(after.reviewsCount).toBe(before.reviewsCount + 1)
    const sum = (before.ratingPrice ?? 0) * before.reviewsCount + 3
    expect(after.ratingPrice).toBeCloseTo(sum / after.reviewsCount, 2)
    expect(after.ratingDistribution?.[4]).toBe((before.ratingDistribution?.[4] ?? 0) + 1)
    await control.reset()
    expect(await readProfile(2)).toEqual(before)
  })

  it('stays when the reviewed specialist edits their profile', async () => {
    await send('POST', '/api/profiles/2/reviews', review)
    const before = await readProfile(2)
    const edit = { about: 'New.', city_id: null, experience_years: null, specialities: [], socials: [] }
    expect((await send('PUT', '/api/v2/user/profile', edit, boris.token)).status).toBe(200)
    const { about, reviewsCount, rating } = await readProfile(2)
    expect([about, reviewsCount, rating]).toEqual(['New.', before.reviewsCount, before.rating])
  })

  it('notifies the reviewed specialist only', async () => {
    await send('POST', '/api/profiles/2/reviews', review)
    const { items, unreadCount } = await readInbox(boris.token)
    const id = (await readReviews(2)).items[0]?.id
    expect([items.map(({ type, url }) => [type, url]), unreadCount]).toEqual([
      [['new_review', `/profiles/2#review-${id}`]],
      1,
    ])
    expect((await readInbox(token)).items.map(({ type }) => type)).toEqual(['news'])
  })

  it('is refused if it is the second, of oneself, of an unknown profile, invalid or anonymous', async () => {
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
    expect((await send('POST', '/api/profiles/999/reviews', review)).status).toBe(404)
    expect((await ask('/api/profiles/3/reviews', { method: 'POST', body: review })).status).toBe(401)
    const refusal = { text: 'да', rating_quality: 6, rating_price: '5' }
    expect(await send('POST', '/api/profiles/3/reviews?lang=en', refusal)).toMatchObject({
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
    expect(control.getReceived().reviews).toHaveLength(1)
  })

  it('waits for moderation if it is on', async () => {
    control.moderate({ on: true })
    const before = await readProfile(2)
    expect((await send('POST', '/api/profiles/2/reviews', review)).status).toBe(200)
    expect(await readProfile(2)).toEqual(before)
    expect((await readInbox(boris.token)).total).toBe(0)
    expect((await send('POST', '/api/profiles/2/reviews', review)).status).toBe(422)
    await control.publishReviews()
    expect((await readProfile(2)).reviewsCount).toBe(before.reviewsCount + 1)
    expect((await readInbox(boris.token)).total).toBe(1)
    await control.publishReviews()
    expect((await readInbox(boris.token)).total).toBe(1)
  })
})

describe('a complaint', () => {
  it('is stored, and its author is notified', async () => {
    expect((await send('POST', '/api/profiles/2/complaints', { type_id: 3, text: '' })).status).toBe(200)
    expect(control.getReceived().complaints).toMatchObject([{ profileId: 2, complaint: { typeId: 3, text: '' } }])
    expect((await readInbox(token)).items[0]).toMatchObject({ type: 'complaint_status', url: '/profiles/2' })
  })

  it.each([
    ['/api/profiles/2/complaints', { type_id: 99, text: '' }, 422, 'errors'],
    ['/api/profiles/2/complaints', { type_id: 6, text: ' ' }, 422, 'errors'],
    ['/api/profiles/2/complaints', { type_id: 3, text: 'x'.repeat(2001) }, 422, 'errors'],
    ['/api/profiles/1/complaints', { type_id: 3, text: '' }, 422, 'error'],
    ['/api/profiles/999/complaints', { type_id: 3, text: '' }, 404, 'message'],
  ])('to %s with %j is refused', async (path, body, status, field) => {
    const answer = await send('POST', path, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toHaveProperty(field)
    expect(control.getReceived().complaints).toEqual([])
  })
})

describe('a service request', () => {
  const wish = {
    city_id: 5,
    category_id: 12,
    description: 'Плитка.',
    date: null,
    budget: null,
    phone: '+79172041833',
  }
  const today = getMoscowDate(new Date())
  const path = '/api/user/service_applications'

  it('is stored, and its specialist is notified', async () => {
    expect((await send('POST', path, wish)).status).toBe(200)
    expect((await send('POST', path, { ...wish, profile_id: 2, date: today, budget: 0 })).status).toBe(200)
    expect(control.getReceived().serviceRequests).toMatchObject([
      { request: { cityId: 5, date: null, budget: null } },
      { request: { profileId: 2, date: today, budget: 0 } },
    ])
    expect((await readInbox(boris.token)).items).toMatchObject([{ type: 'service_application', text: 'Плитка.' }])
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
    const answer = await send('POST', path, { ...wish, [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({ message: expect.any(String) as string, errors: { [field]: [expect.any(String)] } })
    expect(control.getReceived().serviceRequests).toEqual([])
  })
})

it('stores an application for placement, or refuses it by field', async () => {
  const path = '/api/user/application/buy'
  expect((await send('POST', path, { tariff: 'year', comment: '' })).status).toBe(200)
  expect(await send('POST', path, { tariff: 'week', comment: 'x'.repeat(1001) })).toMatchObject({
    status: 422,
    body: { errors: { tariff: [expect.any(String)], comment: [expect.any(String)] } },
  })
  expect(control.getReceived().placements).toMatchObject([{ placement: { tariff: 'year', comment: '' } }])
})

describe('notifications', () => {
  it('are paginated newest first, all or unread only', async () => {
    await control.setState('somebody has notifications', { profile_id: 1, count: 25, unread: 12 })
    const first = await readInbox(token, '&per_page=10')
    expect(first).toMatchObject({ page: 1, lastPage: 3, total: 25, unreadCount: 12 })
    expect(first.items.every(({ readAt }) => readAt === null)).toBe(true)
    expect(await readInbox(token, '&per_page=10&unread=1&page=2')).toMatchObject({ total: 12, lastPage: 2 })
    expect((await readInbox(token, '&per_page=1&unread=1')).total).toBe(12)
    const ids = new Set((await readInbox(token, '&per_page=100')).items.map(({ id }) => id))
    expect(ids.size).toBe(25)
  })

  it('can be marked as read by their owner only', async () => {
    await control.setState('somebody has notifications', { profile_id: 1, count: 3, unread: 3 })
    const ids = (await readInbox(token)).items.map(({ id }) => id)
    expect((await send('PUT', '/api/user/notifications', { ids }, boris.token)).status).toBe(200)
    expect((await readInbox(token)).unreadCount).toBe(3)
    expect((await send('PUT', '/api/user/notifications', { ids: [ids[0], 'nope'] })).status).toBe(200)
    const { items, unreadCount } = await readInbox(token)
    expect([items.map(({ readAt }) => readAt === null), unreadCount]).toEqual([[false, true, true], 2])
    expect((await send('PUT', '/api/user/notifications', {})).status).toBe(422)
  })

  it('are in the language of the request', async () => {
    const title = async (lang: string) =>
      decodeNotifications((await ask(`/api/user/notifications?lang=${lang}`, { token })).body).items[0]?.title
    expect([await title('ru'), await title('en')]).toEqual(['Добро пожаловать на Знаток', 'Welcome to Znatok'])
  })

  it('are not sent for disabled types', async () => {
    expect((await send('PUT', '/api/user/settings', { settings: { new_review: false } }, boris.token)).status).toBe(200)
    await send('POST', '/api/profiles/2/reviews', review)
    expect((await readInbox(boris.token)).total).toBe(0)
  })
})

describe('settings', () => {
  const readSettings = async () =>
    decodeOwnProfile((await ask('/api/user/profile', { token })).body).profile.user.settings

  it('are on by default, and keep changes', async () => {
    const all = { new_review: true, review_reply: true, complaint_status: true, service_application: true, news: true }
    expect(await readSettings()).toEqual(all)
    const changed = await send('PUT', '/api/user/settings', { settings: { ...all, news: false } })
    expect(changed).toMatchObject({ status: 200, body: { status: 'success', user: { settings: { news: false } } } })
    expect(await readSettings()).toEqual({ ...all, news: false })
    await control.reset()
    token = await logIn(demoAccount.email, demoAccount.password)
    expect(await readSettings()).toEqual(all)
  })

  it.each([{}, { settings: 'all' }, { settings: { nope: true } }, { settings: { news: 1 } }])(
    'are refused: %j',
    async body => {
      expect((await send('PUT', '/api/user/settings', body)).status).toBe(422)
    },
  )
})
