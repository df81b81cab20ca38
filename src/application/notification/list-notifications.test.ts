import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { NotificationGateway } from '#application/ports.ts'
import { countUnread, listNotifications } from './list-notifications.ts'

const empty = { items: [], page: 1, lastPage: 1, perPage: 10, total: 3, unreadCount: null }

function createPorts(answer: ReturnType<NotificationGateway['page']>) {
  const page = vi.fn<NotificationGateway['page']>(() => answer)
  return { page, notificationGateway: { page, markRead: () => Effect.void } }
}

it('lists ten a page, all of them or only the unread ones', async () => {
  const { page, ...ports } = createPorts(Effect.succeed(empty))
  expect(await run(listNotifications(ports)({ page: 2, unreadOnly: true }))).toEqual({ ok: true, value: empty })
  expect(page).toHaveBeenCalledExactlyOnceWith({ page: 2, perPage: 10, unreadOnly: true })
})

it.each([
  [null, 3],
  [7, 7],
  [0, 0],
])('counts with one call: where the API says %s unread, they are %d', async (unreadCount, value) => {
  const { page, ...ports } = createPorts(Effect.succeed({ ...empty, unreadCount }))
  expect(await run(countUnread(ports)())).toEqual({ ok: true, value })
  expect(page).toHaveBeenCalledExactlyOnceWith({ page: 1, perPage: 1, unreadOnly: true })
})

it('passes a failure on', async () => {
  const error = { _tag: 'SessionExpired' } as const
  expect(await run(countUnread(createPorts(Effect.fail(error)))())).toEqual({ ok: false, error })
})
