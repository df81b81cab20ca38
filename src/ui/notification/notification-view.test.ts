import { expect, test } from 'vitest'
import { formatNotificationHash, parseNotificationHash } from './notification-view.ts'

test.each([
  ['#notifications', { page: 1, unreadOnly: false }],
  ['#notifications-3', { page: 3, unreadOnly: false }],
  ['#notifications-unread', { page: 1, unreadOnly: true }],
  ['#notifications-unread-2', { page: 2, unreadOnly: true }],
])('parses and formats %s', (hash, view) => {
  expect(parseNotificationHash(hash)).toEqual(view)
  expect(formatNotificationHash(view)).toBe(hash)
})

test.each(['#notifications-0', '#notifications-02', '#notifications-9999999'])('reads %s as the first page', hash => {
  expect(parseNotificationHash(hash)).toEqual({ page: 1, unreadOnly: false })
})

test.each(['', '#seen', '#notifications-', '#notifications-read', '#notifications-x'])(
  'returns undefined for %j',
  hash => {
    expect(parseNotificationHash(hash)).toBeUndefined()
  },
)
