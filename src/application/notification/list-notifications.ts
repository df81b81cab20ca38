import { Effect } from 'effect'
import { notificationsPerPage } from '#domain/notification/notification.ts'
import type { PickPorts } from '#application/ports.ts'

/** Lists a page of the signed-in user's notifications, newest first. */
export const listNotifications =
  ({ notificationGateway }: PickPorts<'notificationGateway'>) =>
  (query: { readonly page: number; readonly unreadOnly: boolean }) =>
    notificationGateway.listPage({ ...query, perPage: notificationsPerPage })

/** Counts the unread notifications. If the API sends no count, returns the total of the unread ones. */
export const countUnread =
  ({ notificationGateway }: PickPorts<'notificationGateway'>) =>
  () =>
    notificationGateway
      .listPage({ page: 1, perPage: 1, unreadOnly: true })
      .pipe(Effect.map(({ unreadCount, total }) => unreadCount ?? total))
