import type { NotificationSettings } from '#domain/notification/notification.ts'
import { stateValue, opaqueId, pathOrHttpsUrl, nonBlankText, timestamp } from '#contracts/matchers.ts'
import { acceptedResult, createState, writeSuccessWithoutBody, type Interaction } from './interaction.ts'
import { createPage } from './page.ts'
import { createExpiredSessionInteraction, token } from './session.ts'
import { signedInAnnaStates, annaAndBorisBothSignedInStates } from './people-states.ts'

const id = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
// Boris has notifications too: the API must return only Anna's.
// The verifier replaces `${notification_id}` with the value of the last state.
const notificationStates = [
  ...annaAndBorisBothSignedInStates,
  createState('somebody has notifications', {
    profile_id: 44,
    count: 3,
    unread: 2,
    notification_id: '11111111-2222-4333-8444-555555555555',
  }),
  createState('somebody has notifications', { profile_id: 42, count: 2, unread: 1, notification_id: id }),
]

const listCall = {
  endpoint: 'notifications',
  states: notificationStates,
  request: { path: '/api/user/notifications', query: { page: '1', per_page: '10' }, token },
  callGateway: ({ notificationGateway }) => notificationGateway.listPage({ page: 1, perPage: 10, unreadOnly: false }),
} satisfies Partial<Interaction>

const twoNotificationsPage = createPage(2, { perPage: 10 })
const singleNotificationPage = createPage(1, { perPage: 1 })
const emptyPage = createPage(0, { perPage: 10 })

/** Omits `read_at`, because Pact can't express that it is null or missing. */
const unreadNotificationLike = {
  id: opaqueId(id),
  type: nonBlankText('new_review'),
  data: { title: nonBlankText('Новый отзыв'), text: nonBlankText('Антон П.'), url: pathOrHttpsUrl('/profiles/42') },
  created_at: timestamp(),
}
const instant = '2026-03-01T10:00:00.000000Z'
const unreadNotification = {
  id,
  type: 'new_review',
  title: 'Новый отзыв',
  text: 'Антон П.',
  url: '/profiles/42',
  readAt: null,
  createdAt: instant,
}

const createMarkReadCall = (ids: readonly string[]) =>
  ({
    endpoint: 'markNotificationsRead',
    states: notificationStates,
    request: { path: '/api/user/notifications', token, body: { ids } },
    callGateway: ({ notificationGateway }) => notificationGateway.markRead(ids),
  }) satisfies Partial<Interaction>

const createSettingsCall = (settings: NotificationSettings) =>
  ({
    endpoint: 'updateSettings',
    states: signedInAnnaStates,
    request: { path: '/api/user/settings', token, body: { settings } },
    callGateway: ({ accountGateway }) => accountGateway.updateSettings(settings),
  }) satisfies Partial<Interaction>
const settings = { new_review: false, news: true }

export const notificationInteractions: readonly Interaction[] = [
  {
    ...listCall,
    description: 'the notifications: found, the newest one unread',
    response: {
      status: 200,
      body: {
        data: [unreadNotificationLike, { ...unreadNotificationLike, read_at: timestamp() }],
        ...twoNotificationsPage.wire,
      },
    },
    outcome: {
      value: {
        items: [unreadNotification, { ...unreadNotification, readAt: instant }],
        ...twoNotificationsPage.decoded,
        unreadCount: null,
      },
    },
  },
  {
    ...listCall,
    description: 'the unread notifications: counted by their total',
    request: { ...listCall.request, query: { page: '1', per_page: '1', unread: '1' } },
    callGateway: ({ notificationGateway }) => notificationGateway.listPage({ page: 1, perPage: 1, unreadOnly: true }),
    response: { status: 200, body: { data: [unreadNotificationLike], ...singleNotificationPage.wire } },
    outcome: { value: { items: [unreadNotification], ...singleNotificationPage.decoded, unreadCount: null } },
  },
  {
    ...listCall,
    description: 'the notifications: none',
    states: [
      ...signedInAnnaStates,
      createState('somebody has notifications', { profile_id: 42, count: 0, unread: 0, notification_id: id }),
    ],
    response: { status: 200, body: { data: [], ...emptyPage.wire } },
    outcome: { value: { items: [], ...emptyPage.decoded, unreadCount: null } },
  },
  createExpiredSessionInteraction('the notifications', listCall),
  {
    ...createMarkReadCall([id]),
    ...acceptedResult,
    description: 'marking notifications as read: done',
    request: { ...createMarkReadCall([id]).request, body: { ids: [stateValue('${notification_id}', id)] } },
  },
  createExpiredSessionInteraction('marking notifications as read', createMarkReadCall([id])),
  {
    ...createSettingsCall(settings),
    description: 'the notification settings: changed',
    response: writeSuccessWithoutBody,
    outcome: { value: settings },
  },
  createExpiredSessionInteraction('the notification settings', createSettingsCall(settings)),
]
