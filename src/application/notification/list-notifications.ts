import { Effect } from 'effect'
import { notificationsPerPage } from '#domain/notification/notification.ts'
import type { Needs } from '#application/ports.ts'

/** A page of the signed-in user's notifications, newest first. */
export const listNotifications =
  ({ notificationGateway }: Needs<'notificationGateway'>) =>
  (query: { readonly page: number; readonly unreadOnly: boolean }) =>
    notificationGateway.page({ ...query, perPage: notificationsPerPage })

/** How many are unread: as the API counts them, or else as many as there are when only unread ones are asked for. */
export const countUnread =
  ({ notificationGateway }: Needs<'notificationGateway'>) =>
  () =>
    notificationGateway
      .page({ page: 1, perPage: 1, unreadOnly: true })
      .pipe(Effect.map(({ unreadCount, total }) => unreadCount ?? total))
