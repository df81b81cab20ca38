import type { NotificationSettings } from '#domain/notification/notification.ts'
import { fromState, key, ownUrl, text, time, whole } from '#contracts/matchers.ts'
import { givenState, unreadWriteSucceeded, type Interaction } from './interaction.ts'
import { createExpiredSession, token } from './own-writes.ts'
import { annaIsSignedIn, bothAreSignedIn } from './people.ts'

const id = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
/** Boris has notifications too: the API must return Anna's only, whose id is the last one. */
const twoNotifications = [
  ...bothAreSignedIn,
  givenState('somebody has notifications', {
    profile_id: 44,
    count: 3,
    unread: 2,
    notification_id: '11111111-2222-4333-8444-555555555555',
  }),
  givenState('somebody has notifications', { profile_id: 42, count: 2, unread: 1, notification_id: id }),
]

const list = {
  endpoint: 'notifications',
  states: twoNotifications,
  request: { path: '/api/user/notifications', query: { page: '1', per_page: '10' }, token },
  ask: ({ notificationGateway }) => notificationGateway.page({ page: 1, perPage: 10, unreadOnly: false }),
} satisfies Partial<Interaction>

const pages = (total: number, perPage = 10) => ({
  current_page: whole(1),
  last_page: whole(1),
  per_page: whole(perPage),
  total: whole(total),
})

/** `read_at` is null or missing. */
const unreadLike = {
  id: key(id),
  type: text('new_review'),
  data: { title: text('Новый отзыв'), text: text('Антон П.'), url: ownUrl('/profiles/42') },
  created_at: time(),
}
const instant = '2026-03-01T10:00:00.000000Z'
const unread = {
  id,
  type: 'new_review',
  title: 'Новый отзыв',
  text: 'Антон П.',
  url: '/profiles/42',
  readAt: null,
  createdAt: instant,
}

const markRead = (ids: readonly string[]) =>
  ({
    endpoint: 'markNotificationsRead',
    states: twoNotifications,
    request: { path: '/api/user/notifications', token, body: { ids } },
    ask: ({ notificationGateway }) => notificationGateway.markRead(ids),
  }) satisfies Partial<Interaction>

const updateSettings = (settings: NotificationSettings) =>
  ({
    endpoint: 'updateSettings',
    states: annaIsSignedIn,
    request: { path: '/api/user/settings', token, body: { settings } },
    ask: ({ accountGateway }) => accountGateway.updateSettings(settings),
  }) satisfies Partial<Interaction>
const settings = { new_review: false, news: true }

export const notificationInteractions: readonly Interaction[] = [
  {
    ...list,
    description: 'the notifications: found, the newest unread',
    response: {
      status: 200,
      body: { data: [unreadLike, { ...unreadLike, read_at: time() }], ...pages(2) },
    },
    outcome: {
      value: {
        items: [unread, { ...unread, readAt: instant }],
        page: 1,
        lastPage: 1,
        perPage: 10,
        total: 2,
        unreadCount: null,
      },
    },
  },
  {
    ...list,
    description: 'the unread notifications: counted by their total',
    request: { ...list.request, query: { page: '1', per_page: '1', unread: '1' } },
    ask: ({ notificationGateway }) => notificationGateway.page({ page: 1, perPage: 1, unreadOnly: true }),
    response: { status: 200, body: { data: [unreadLike], ...pages(1, 1) } },
    outcome: { value: { items: [unread], page: 1, lastPage: 1, perPage: 1, total: 1, unreadCount: null } },
  },
  {
    ...list,
    description: 'the notifications: none',
    states: [
      ...annaIsSignedIn,
      givenState('somebody has notifications', { profile_id: 42, count: 0, unread: 0, notification_id: id }),
    ],
    response: { status: 200, body: { data: [], ...pages(0) } },
    outcome: { value: { items: [], page: 1, lastPage: 1, perPage: 10, total: 0, unreadCount: null } },
  },
  createExpiredSession('the notifications', list),
  {
    ...markRead([id]),
    description: 'marking notifications as read: done',
    request: { ...markRead([id]).request, body: { ids: [fromState('${notification_id}', id)] } },
    response: unreadWriteSucceeded,
    outcome: { value: undefined },
  },
  createExpiredSession('marking notifications as read', markRead([id])),
  {
    ...updateSettings(settings),
    description: 'the notification settings: changed',
    response: unreadWriteSucceeded,
    outcome: { value: settings },
  },
  createExpiredSession('the notification settings', updateSettings(settings)),
]
