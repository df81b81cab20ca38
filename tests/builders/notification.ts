import type { ClientUseCases } from '#application/client-use-cases.ts'
import { type Notification, notificationsPerPage } from '#domain/notification/notification.ts'

export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 'n-1',
  type: 'new_review',
  title: 'Новый отзыв',
  text: 'Лейсан К. поставила 5.',
  url: '/profiles/7#review-1',
  readAt: null,
  createdAt: '2026-03-01T10:00:00.000000Z',
  ...overrides,
})

export const someNotifications = (count: number, unreadCount: number): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    aNotification({
      id: `n-${index + 1}`,
      title: `Отзыв ${index + 1}`,
      readAt: index < unreadCount ? null : '2026-03-01T11:00:00.000000Z',
    }),
  )

export function anInbox(initialItems: readonly Notification[]) {
  let items = initialItems
  const getUnread = () => items.filter(({ readAt }) => readAt === null)
  const listNotifications: ClientUseCases['listNotifications'] = ({ page, unreadOnly }) => {
    const matchingItems = unreadOnly ? getUnread() : items
    const start = (page - 1) * notificationsPerPage
    const value = {
      items: matchingItems.slice(start, start + notificationsPerPage),
      page,
      lastPage: Math.max(1, Math.ceil(matchingItems.length / notificationsPerPage)),
      perPage: notificationsPerPage,
      total: matchingItems.length,
      unreadCount: null,
    }
    return Promise.resolve({ ok: true, value })
  }
  const countUnread: ClientUseCases['countUnread'] = () => Promise.resolve({ ok: true, value: getUnread().length })
  const markNotificationsRead: ClientUseCases['markNotificationsRead'] = ids => {
    const readAt = '2026-03-02T10:00:00.000000Z'
    items = items.map(item => (ids.includes(item.id) && item.readAt === null ? { ...item, readAt } : item))
    return Promise.resolve({ ok: true, value: undefined })
  }
  return {
    listNotifications,
    countUnread,
    markNotificationsRead,
    add: (item: Notification) => {
      items = [item, ...items]
    },
  }
}
