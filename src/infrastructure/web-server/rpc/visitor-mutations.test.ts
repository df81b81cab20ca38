import { beforeEach, describe, expect, it } from 'vitest'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
beforeEach(async () => {
  api = createFakeApi()
  site = await createFakeSite({ fetchApi: api.fetch })
  visitor = createVisitor(site.app)
  await visitor.mutate('signIn', { email: aigul.email, password: aigul.password })
  api.calls.length = 0
})

const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }
const request = { cityId: 5, categoryId: 12, description: 'x', date: null, budget: null, phone: '+79172041833' }
const mutations = [
  ['writeReview', review, 'POST /api/profiles/7/reviews'],
  ['fileComplaint', { profileId: 7, typeId: 3, text: '' }, 'POST /api/profiles/7/complaints'],
  ['requestService', request, 'POST /api/user/service_applications'],
  ['applyForPlacement', { tariff: 'year', comment: '' }, 'POST /api/user/application/buy'],
  ['markNotificationsRead', ['a'], 'PUT /api/user/notifications'],
  ['updateNotificationSettings', { news: true }, 'PUT /api/user/settings'],
] as const

describe.each(mutations)('%s', (name, input, route) => {
  it('sends one API call with the session of the visitor', async () => {
    api.plan(route, () => Response.json({ status: 'success' }))
    expect((await visitor.mutate(name, input)).statusCode).toBe(200)
    expect(api.calls.map(({ method, path, token }) => [`${method} ${path}`, token !== undefined])).toEqual([
      [route, true],
    ])
  })

  it('does not call the API for a signed-out visitor', async () => {
    const response = await createVisitor(site.app).mutate(name, input)
    expect([response.statusCode, response.json()]).toEqual([401, { ok: false, error: { _tag: 'NotSignedIn' } }])
    expect(api.calls).toEqual([])
  })

  it('does not call the API with an input that does not decode', async () => {
    for (const invalidInput of [undefined, null, 'x', 7, { ...review, text: '' }, []])
      expect((await visitor.mutate(name, invalidInput)).statusCode).toBe(422)
    expect(api.calls).toEqual([])
  })

  it('ends a session that the API no longer knows', async () => {
    api.plan(route, () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
    const response = await visitor.mutate(name, input)
    expect([response.statusCode, response.json()]).toEqual([401, { ok: false, error: { _tag: 'SessionExpired' } }])
    expect(visitor.cookies.get('session')).toBe('expired')
  })
})

it('responds to a rejected review with the API’s reason, and with 422 or 404', async () => {
  const rejectReview = async (body: object, status: number) => {
    api.plan('POST /api/profiles/7/reviews', () => Response.json(body, { status }))
    const response = await visitor.mutate('writeReview', review)
    return [response.statusCode, response.json<{ error: unknown }>().error]
  }
  expect(await rejectReview({ message: 'Closed.' }, 403)).toMatchObject([
    422,
    { _tag: 'FieldErrors', message: 'Closed.' },
  ])
  expect(await rejectReview({ message: 'No.', error: 'Once is enough.' }, 422)).toEqual([
    422,
    { _tag: 'FieldErrors', fields: {}, message: 'Once is enough.' },
  ])
  expect(await rejectReview({ message: 'No.', errors: { text: ['Too short.'] } }, 422)).toMatchObject([
    422,
    { _tag: 'FieldErrors' },
  ])
  expect(await rejectReview({ message: 'Gone.' }, 404)).toEqual([
    404,
    { _tag: 'ProfileNotFound', id: 7, message: 'Gone.' },
  ])
  expect(await rejectReview({}, 404)).toEqual([404, { _tag: 'ProfileNotFound', id: 7 }])
})

it("R-reviews: reports a self-review only for the user's own profile", async () => {
  api.plan('POST /api/profiles/10/reviews', () => Response.json({ message: 'Forbidden' }, { status: 403 }))
  const response = await visitor.mutate('writeReview', { ...review, profileId: 10 })
  expect([response.statusCode, response.json<{ error: unknown }>().error]).toEqual([
    403,
    { _tag: 'SelfReview', message: 'Forbidden' },
  ])
  api.plan('POST /api/profiles/7/reviews', () => Response.json({ message: 'Forbidden' }, { status: 403 }))
  const otherResponse = await visitor.mutate('writeReview', review)
  expect([otherResponse.statusCode, otherResponse.json<{ error: unknown }>().error]).toMatchObject([
    422,
    { _tag: 'FieldErrors', message: 'Forbidden' },
  ])
})

describe('the reviews of a profile', () => {
  const readTotal = async (profileId: number, lang = 'ru') => {
    const response = await createVisitor(site.app, { lang }).query('listReviews', { profileId, page: 1 })
    return response.json<{ value: { total: number } }>().value.total
  }
  const setTotal = (count: number) => {
    for (const id of [7, 77])
      api.plan(`GET /api/profiles/${id}/reviews`, () =>
        Response.json({ data: [], current_page: 1, last_page: 1, per_page: 10, total: count }),
      )
  }

  it('are read again after a review, in both languages, but not those of other profiles', async () => {
    setTotal(1)
    expect([await readTotal(7), await readTotal(7, 'en'), await readTotal(77)]).toEqual([1, 1, 1])
    setTotal(2)
    expect([await readTotal(7), await readTotal(7, 'en'), await readTotal(77)]).toEqual([1, 1, 1])
    api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
    await visitor.mutate('writeReview', review)
    expect([await readTotal(7), await readTotal(7, 'en'), await readTotal(77)]).toEqual([2, 2, 1])
  })

  it('are read again if a review may have arrived, but not if the API rejects it', async () => {
    setTotal(1)
    await readTotal(7)
    setTotal(2)
    api.plan('POST /api/profiles/7/reviews', () => Response.json({ errors: { text: ['No.'] } }, { status: 422 }))
    await visitor.mutate('writeReview', review)
    expect(await readTotal(7)).toBe(1)
    api.plan('POST /api/profiles/7/reviews', () => new Response('', { status: 504 }))
    await visitor.mutate('writeReview', review)
    expect(await readTotal(7)).toBe(2)
  })
})

describe('notifications', () => {
  it('are private and not stored', async () => {
    const page = { data: [], current_page: 1, last_page: 1, per_page: 10, total: 4 }
    api.plan('GET /api/user/notifications', () => Response.json(page))
    const response = await visitor.query('listNotifications', { page: 1, unreadOnly: false })
    expect(response.json()).toMatchObject({ ok: true, value: { items: [], total: 4, unreadCount: null } })
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await visitor.query('countUnread')).json()).toEqual({ ok: true, value: 4 })
    expect(api.calls).toHaveLength(2)
    const signedOutVisitor = createVisitor(site.app)
    expect((await signedOutVisitor.query('countUnread')).statusCode).toBe(401)
    expect((await signedOutVisitor.query('listNotifications', { page: 1, unreadOnly: false })).statusCode).toBe(401)
    expect(api.calls).toHaveLength(2)
  })
})

it('caches the complaint types for all visitors, separately for each language', async () => {
  api.plan('GET /api/complaint-types', () => Response.json({ types: [{ id: 1, name: 'Fraud' }] }))
  const response = await visitor.query('listComplaintTypes')
  expect(response.json()).toMatchObject({ ok: true, value: [{ id: 1, name: 'Fraud', description: '' }] })
  expect(response.headers['cache-control']).toContain('public')
  await createVisitor(site.app).query('listComplaintTypes')
  await createVisitor(site.app, { lang: 'en' }).query('listComplaintTypes')
  expect(api.calls.map(({ lang, token }) => [lang, token])).toEqual([
    ['ru', undefined],
    ['en', undefined],
  ])
})
