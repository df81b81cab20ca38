import { Effect } from 'effect'
import type { NotificationGateway } from '#application/notification/notification.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable, toFieldErrors } from '#infrastructure/api/gateway-errors.ts'

export const notificationGateway = ({ call, send }: ApiClient): NotificationGateway => ({
  page: ({ unreadOnly, ...query }) =>
    call('notifications', { params: {}, query: { ...query, ...(unreadOnly && { unread: true }) } }).pipe(
      notFoundAsUnavailable,
    ),
  markRead: ids =>
    send('markNotificationsRead', { params: {}, body: { ids } }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors({})),
      notFoundAsUnavailable,
    ),
})
