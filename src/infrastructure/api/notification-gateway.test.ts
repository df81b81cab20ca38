import { beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { createNotificationGateway } from './user-gateways.ts'

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const close = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
})

function createGateway(responseBody: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () => Response.json(responseBody, { status }))
  const bearer = {
    session: { getToken: () => '1|x', open: () => {}, correctHint: () => {}, close },
    refreshToken: async () => undefined,
  }
  const gateway = createNotificationGateway(
    createApiClient({ baseUrl: '', locale: { get: () => 'en' }, logger, fetch, bearer }),
  )
  const getLastRequest = () => [
    `${fetch.mock.lastCall?.[1].method ?? 'GET'} ${fetch.mock.lastCall?.[0]}`,
    fetch.mock.lastCall?.[1].body,
  ]
  return { gateway, getLastRequest }
}

const requestedQuery = { page: 1, perPage: 10, unreadOnly: false }
const createPage = (data: readonly unknown[], otherFields: object = {}) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 10,
  total: data.length,
  ...otherFields,
})
const wireNotification = {
  id: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a',
  type: 'new_review',
  data: { title: 'New review', text: 'Anton wrote.', url: '/profiles/42#review-7' },
  read_at: null,
  created_at: '2026-03-01T10:00:00.000000Z',
}
const notification = {
  id: wireNotification.id,
  type: 'new_review',
  title: 'New review',
  text: 'Anton wrote.',
  url: '/profiles/42#review-7',
  readAt: null,
  createdAt: '2026-03-01T10:00:00.000000Z',
}
const emptyNotification = { ...notification, type: '', title: '', text: '', url: null, createdAt: null }

const readNotifications = async (...data: readonly unknown[]) => {
  const outcome = await run(createGateway(createPage(data)).gateway.listPage(requestedQuery))
  return outcome.ok ? outcome.value.items : outcome.error
}

describe('a page of notifications', () => {
  it('is requested by number, with unread=1 only for unread ones', async () => {
    const { gateway, getLastRequest } = createGateway(createPage([wireNotification]))
    expect(await run(gateway.listPage(requestedQuery))).toEqual({
      ok: true,
      value: { items: [notification], page: 1, lastPage: 1, perPage: 10, total: 1, unreadCount: null },
    })
    expect(getLastRequest()[0]).toBe('GET /api/user/notifications?page=1&per_page=10&lang=en')
    await run(gateway.listPage({ page: 2, perPage: 1, unreadOnly: true }))
    expect(getLastRequest()[0]).toBe('GET /api/user/notifications?page=2&per_page=1&unread=1&lang=en')
  })

  it.each([
    [7, 7],
    [0, 0],
    [null, null],
    [-1, null],
    ['many', null],
  ])('decodes the unread count %j to %j', async (unread, unreadCount) => {
    const outcome = await run(createGateway(createPage([], { unread_count: unread })).gateway.listPage(requestedQuery))
    expect(outcome).toMatchObject({ ok: true, value: { unreadCount } })
  })

  it.each([
    ['only an id', { id: wireNotification.id }],
    ['PHP’s empty map ([])', { id: wireNotification.id, data: [] }],
    ['null everywhere', { id: wireNotification.id, type: null, data: null, read_at: null, created_at: null }],
    [
      'values of other types',
      { id: wireNotification.id, type: 5, data: { title: [], text: {}, url: 9 }, read_at: 'x', created_at: 1 },
    ],
    ['invisible texts', { id: wireNotification.id, data: { title: ' ', text: '\u200B' } }],
    ['data of another type', { id: wireNotification.id, data: 'You have a review' }],
  ])('decodes an entry with %s to an empty notification', async (_, wireEntry) => {
    expect(await readNotifications(wireEntry)).toEqual([emptyNotification])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://znatok.example', '/\\evil.example'])(
    'drops the link %j and logs the omission',
    async url => {
      expect(await readNotifications({ ...wireNotification, data: { ...wireNotification.data, url } })).toEqual([
        { ...notification, url: null },
      ])
      expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ omitted: 1 }))
    },
  )

  it('omits notifications without a valid id, which could not be marked as read, and is invalid if none remain', async () => {
    for (const id of [undefined, null, '', '../x', 'a b', 'x'.repeat(65)])
      expect(await readNotifications(wireNotification, { ...wireNotification, id })).toEqual([notification])
    expect(await readNotifications({ ...wireNotification, id: '' })).toMatchObject({
      _tag: 'ApiUnavailable',
      reason: 'broken',
    })
  })

  it.each([
    ['a string', '<h1>'],
    ['no page numbers', { data: [wireNotification] }],
    ['an empty list instead of a page', createPage([]).data],
    ['a list of another type', createPage([], { data: { 0: wireNotification } })],
  ])('is invalid with %s', async (_, responseBody) => {
    expect(await run(createGateway(responseBody).gateway.listPage(requestedQuery))).toMatchObject({
      error: { reason: 'broken' },
    })
  })

  it('past the end is empty, even if the API returns its last page', async () => {
    const { gateway } = createGateway(createPage([wireNotification]))
    expect(await run(gateway.listPage({ ...requestedQuery, page: 2 }))).toMatchObject({
      ok: true,
      value: { items: [], page: 2, lastPage: 1 },
    })
  })

  it('ends the session after a 401', async () => {
    expect(await run(createGateway({ message: 'Unauthenticated.' }, 401).gateway.listPage(requestedQuery))).toEqual({
      ok: false,
      error: { _tag: 'SessionExpired' },
    })
    expect(close).toHaveBeenCalledExactlyOnceWith('expired')
  })
})

describe('marking as read', () => {
  it('sends the ids', async () => {
    const { gateway, getLastRequest } = createGateway({ status: 'success' })
    expect(await run(gateway.markRead(['a', 'b']))).toEqual({ ok: true, value: undefined })
    expect(getLastRequest()).toEqual(['PUT /api/user/notifications?lang=en', JSON.stringify({ ids: ['a', 'b'] })])
  })

  it('is rejected with the API’s message', async () => {
    const { gateway } = createGateway({ message: 'No.', errors: { ids: ['Not yours.'] } }, 422)
    expect(await run(gateway.markRead(['a']))).toEqual({
      ok: false,
      error: { _tag: 'FieldErrors', fields: {}, message: 'Not yours.' },
    })
  })
})

it('R-answers: the page may be nested under its name, with the unread count inside or beside it', async () => {
  const bareOutcome = await run(
    createGateway(createPage([wireNotification], { unread_count: 3 })).gateway.listPage(requestedQuery),
  )
  expect(bareOutcome).toMatchObject({ ok: true, value: { unreadCount: 3 } })
  expect(
    await run(
      createGateway({ notifications: createPage([wireNotification]), unread_count: 3 }).gateway.listPage(
        requestedQuery,
      ),
    ),
  ).toEqual(bareOutcome)
  expect(
    await run(
      createGateway({ notifications: createPage([wireNotification], { unread_count: 3 }) }).gateway.listPage(
        requestedQuery,
      ),
    ),
  ).toEqual(bareOutcome)
})
