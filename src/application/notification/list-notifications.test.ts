import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { NotificationGateway } from '#application/ports.ts'
import { countUnread, listNotifications } from './list-notifications.ts'

const notificationPage = { items: [], page: 1, lastPage: 1, perPage: 10, total: 3, unreadCount: null }

function createPorts(result: ReturnType<NotificationGateway['listPage']>) {
  const listPage = vi.fn<NotificationGateway['listPage']>(() => result)
  return { listPage, notificationGateway: { listPage, markRead: () => Effect.void } }
}

it('lists ten notifications per page, optionally only unread ones', async () => {
  const { listPage, ...ports } = createPorts(Effect.succeed(notificationPage))
  expect(await run(listNotifications(ports)({ page: 2, unreadOnly: true }))).toEqual({
    ok: true,
    value: notificationPage,
  })
  expect(listPage).toHaveBeenCalledExactlyOnceWith({ page: 2, perPage: 10, unreadOnly: true })
})

it.each([
  [null, 3],
  [7, 7],
  [0, 0],
])('counts unread notifications with one request: the API’s count is %s, the result %d', async (unreadCount, value) => {
  const { listPage, ...ports } = createPorts(Effect.succeed({ ...notificationPage, unreadCount }))
  expect(await run(countUnread(ports)())).toEqual({ ok: true, value })
  expect(listPage).toHaveBeenCalledExactlyOnceWith({ page: 1, perPage: 1, unreadOnly: true })
})

it('returns a failure', async () => {
  const error = { _tag: 'SessionExpired' } as const
  expect(await run(countUnread(createPorts(Effect.fail(error)))())).toEqual({ ok: false, error })
})
