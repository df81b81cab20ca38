import { beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { notificationGateway } from './user-gateways.ts'

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const close = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
})

/** The gateway of a signed-in visitor and an API with a fixed answer. */
function createGateway(answer: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () => Response.json(answer, { status }))
  const bearer = {
    session: { token: () => '1|x', open: () => {}, close },
    refreshToken: async () => undefined,
  }
  const gateway = notificationGateway(
    createApiClient({ baseUrl: '', locale: { current: () => 'en' }, logger, fetch, bearer }),
  )
  const sent = () => [
    `${fetch.mock.lastCall?.[1].method ?? 'GET'} ${fetch.mock.lastCall?.[0]}`,
    fetch.mock.lastCall?.[1].body,
  ]
  return { gateway, sent }
}

const requestedQuery = { page: 1, perPage: 10, unreadOnly: false }
const page = (data: readonly unknown[], rest: object = {}) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 10,
  total: data.length,
  ...rest,
})
const wire = {
  id: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a',
  type: 'new_review',
  data: { title: 'New review', text: 'Anton wrote.', url: '/profiles/42#review-7' },
  read_at: null,
  created_at: '2026-03-01T10:00:00.000000Z',
}
const notification = {
  id: wire.id,
  type: 'new_review',
  title: 'New review',
  text: 'Anton wrote.',
  url: '/profiles/42#review-7',
  readAt: null,
  createdAt: '2026-03-01T10:00:00.000000Z',
}
const emptyNotification = { ...notification, type: '', title: '', text: '', url: null, createdAt: null }

const read = async (...data: readonly unknown[]) => {
  const outcome = await run(createGateway(page(data)).gateway.page(requestedQuery))
  return outcome.ok ? outcome.value.items : outcome.error
}

describe('a page of notifications', () => {
  it('is requested by number, with unread=1 only for unread ones', async () => {
    const { gateway, sent } = createGateway(page([wire]))
    expect(await run(gateway.page(requestedQuery))).toEqual({
      ok: true,
      value: { items: [notification], page: 1, lastPage: 1, perPage: 10, total: 1, unreadCount: null },
    })
    expect(sent()[0]).toBe('GET /api/user/notifications?page=1&per_page=10&lang=en')
    await run(gateway.page({ page: 2, perPage: 1, unreadOnly: true }))
    expect(sent()[0]).toBe('GET /api/user/notifications?page=2&per_page=1&unread=1&lang=en')
  })

  it.each([
    [7, 7],
    [0, 0],
    [null, null],
    [-1, null],
    ['many', null],
  ])('says with %j that %j are unread', async (unread, unreadCount) => {
    const outcome = await run(createGateway(page([], { unread_count: unread })).gateway.page(requestedQuery))
    expect(outcome).toMatchObject({ ok: true, value: { unreadCount } })
  })

  it.each([
    ['nothing but an id', { id: wire.id }],
    ['an empty map, as PHP writes it', { id: wire.id, data: [] }],
    ['null everywhere', { id: wire.id, type: null, data: null, read_at: null, created_at: null }],
    [
      'other kinds of values',
      { id: wire.id, type: 5, data: { title: [], text: {}, url: 9 }, read_at: 'x', created_at: 1 },
    ],
    ['data of another kind', { id: wire.id, data: 'You have a review' }],
  ])('shows what it can of one with %s', async (_, one) => {
    expect(await read(one)).toEqual([emptyNotification])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://znatok.example', '/\\evil.example'])(
    'has no link with %j, and logs it',
    async url => {
      expect(await read({ ...wire, data: { ...wire.data, url } })).toEqual([{ ...notification, url: null }])
      expect(logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ omitted: 1 }))
    },
  )

  it('omits notifications that could not be marked as read', async () => {
    for (const id of [undefined, null, '', '../x', 'a b', 'x'.repeat(65)])
      expect(await read(wire, { ...wire, id })).toEqual([notification])
    expect(await read({ ...wire, id: '' })).toMatchObject({ _tag: 'ApiUnavailable', reason: 'broken' })
  })

  it.each([
    ['HTML', '<h1>'],
    ['no page', { data: [wire] }],
    ['no list', page([]).data],
    ['a list of another kind', page([], { data: { 0: wire } as never })],
  ])('is none with %s', async (_, answer) => {
    expect(await run(createGateway(answer).gateway.page(requestedQuery))).toMatchObject({ error: { reason: 'broken' } })
  })

  it('ends the session when the API does', async () => {
    expect(await run(createGateway({ message: 'Unauthenticated.' }, 401).gateway.page(requestedQuery))).toEqual({
      ok: false,
      error: { _tag: 'SessionExpired' },
    })
    expect(close).toHaveBeenCalledExactlyOnceWith('expired')
  })
})

describe('marking as read', () => {
  it('sends the ids', async () => {
    const { gateway, sent } = createGateway({ status: 'success' })
    expect(await run(gateway.markRead(['a', 'b']))).toEqual({ ok: true, value: undefined })
    expect(sent()).toEqual(['PUT /api/user/notifications?lang=en', JSON.stringify({ ids: ['a', 'b'] })])
  })

  it('is refused with the API’s message', async () => {
    const { gateway } = createGateway({ message: 'No.', errors: { ids: ['Not yours.'] } }, 422)
    expect(await run(gateway.markRead(['a']))).toEqual({
      ok: false,
      error: { _tag: 'FieldErrors', fields: {}, message: 'Not yours.' },
    })
  })
})

it('R-answers: the page may stand under its name, with the unread count inside or beside it', async () => {
  const bare = await run(createGateway(page([wire], { unread_count: 3 })).gateway.page(requestedQuery))
  expect(bare).toMatchObject({ ok: true, value: { unreadCount: 3 } })
  expect(
    await run(createGateway({ notifications: page([wire]), unread_count: 3 }).gateway.page(requestedQuery)),
  ).toEqual(bare)
  expect(
    await run(createGateway({ notifications: page([wire], { unread_count: 3 }) }).gateway.page(requestedQuery)),
  ).toEqual(bare)
})
