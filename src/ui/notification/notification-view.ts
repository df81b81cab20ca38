import { useSyncExternalStore } from 'react'
import { parsePage } from '#domain/shared/pagination.ts'

/** Stored in the URL fragment, so that Back, reload and links work. */
export interface NotificationView {
  readonly page: number
  readonly unreadOnly: boolean
}

export const formatNotificationHash = ({ page, unreadOnly }: NotificationView): string =>
  `#notifications${unreadOnly ? '-unread' : ''}${page > 1 ? `-${page}` : ''}`

export function parseNotificationHash(hash: string): NotificationView | undefined {
  const match = /^#notifications(?<unread>-unread)?(?:-(?<page>\d+))?$/.exec(hash)
  if (!match) return undefined
  const { unread, page = '1' } = match.groups ?? {}
  return { page: parsePage(page) ?? 1, unreadOnly: unread !== undefined }
}

const subscribe = (onChange: () => void) => {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

export function useNotificationView(): NotificationView {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return parseNotificationHash(hash) ?? { page: 1, unreadOnly: false }
}
