import { Effect } from 'effect'
import { notificationsPerPage } from '#domain/notification/notification.ts'
import type { PickPorts } from '#application/ports.ts'

export const listNotifications =
  ({ notificationGateway }: PickPorts<'notificationGateway'>) =>
  (query: { readonly page: number; readonly unreadOnly: boolean }) =>
    notificationGateway.listPage({ ...query, perPage: notificationsPerPage })

export const countUnread =
  ({ notificationGateway }: PickPorts<'notificationGateway'>) =>
  () =>
    notificationGateway
      .listPage({ page: 1, perPage: 1, unreadOnly: true })
      .pipe(Effect.map(({ unreadCount, total }) => unreadCount ?? total))
