'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isPastEnd, getPageLinks, getShownRange } from '#domain/shared/pagination.ts'
import type { NotificationPage } from '#domain/notification/notification.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { Pagination } from '#ui/kit/layout/pagination.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { MarkAll, MarkingStatus } from './marking.tsx'
import { NotificationItems } from './notification-items.tsx'
import { NoNotifications, NotificationsFailure, NotificationsSkeleton } from './notification-states.tsx'
import {
  formatNotificationHash,
  parseNotificationHash,
  type NotificationView,
  useNotificationView,
} from './notification-view.ts'
import { useMarkRead, useNotifications } from './notifications.queries.ts'
import styles from './own-notifications.module.css'
import { useUnreadCount } from './unread-count.queries.ts'

export function OwnNotifications({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['notifications'])
  const view = useNotificationView()
  const { data, error, isPlaceholderData, isFetching, refetch } = useNotifications(view)
  const isWaiting = useMinimumDuration(!data && !error)
  const marking = useMarkRead()
  const heading = useRef<HTMLHeadingElement>(null)
  useScrollToHeading(heading, view)
  const markAll = (ids: readonly string[]) => {
    heading.current?.focus()
    marking.markRead(ids)
  }
  const retry = () => {
    // The retry button disappears while the list loads.
    heading.current?.focus()
    void refetch()
  }
  return (
    <section className={styles['notifications']} aria-labelledby="notifications">
      {/* Focusable, so that a link to this fragment does not move the focus to the body. */}
      <h2 id="notifications" ref={heading} tabIndex={-1}>
        {t('notifications:heading')}
      </h2>
      <Tabs unreadOnly={view.unreadOnly} />
      {data && !isWaiting && (
        <div className={styles['mark']}>
          <MarkAll items={data.items} onPress={markAll} />
        </div>
      )}
      <MarkingStatus id="notifications" marking={marking} />
      <FilterStatus unreadOnly={view.unreadOnly} total={isPlaceholderData ? undefined : data?.total} />
      {error && <NotificationsFailure error={error} retry={{ isBusy: isFetching, onPress: retry }} />}
      {!data || isWaiting ? (
        !error && <NotificationsSkeleton rows={5} />
      ) : (
        <div className={classNames(isPlaceholderData && styles['old'])} inert={isPlaceholderData}>
          {data.items.length === 0 ? (
            <NoNotifications {...{ locale, view }} isPastEnd={isPastEnd(data, view.page)} />
          ) : (
            <NotificationItems {...{ locale, heading }} items={data.items} onRead={id => marking.markRead([id])} />
          )}
          <Pages page={data} unreadOnly={view.unreadOnly} />
        </div>
      )}
    </section>
  )
}

/** Scrolls to the heading if the address has the fragment, or on a page change: the list loads after the page. */
function useScrollToHeading(heading: RefObject<HTMLElement | null>, { page, unreadOnly }: NotificationView) {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = shown.current === undefined
    const isOther = shown.current !== page
    shown.current = page
    if (!isOther || (isFirst && !parseNotificationHash(location.hash))) return
    heading.current?.scrollIntoView({ block: 'start' })
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [heading, page, unreadOnly])
}

interface FilterStatusProps extends Pick<NotificationView, 'unreadOnly'> {
  /** Undefined while the list loads. */
  readonly total: number | undefined
}

/** Announces what another filter shows, once it has loaded. */
function FilterStatus({ unreadOnly, total }: FilterStatusProps) {
  const { t } = useTranslation(['notifications'])
  const [announced, setAnnounced] = useState({ unreadOnly, text: '' })
  if (announced.unreadOnly !== unreadOnly && total !== undefined)
    setAnnounced({
      unreadOnly,
      text: t(unreadOnly ? 'notifications:shownUnread' : 'notifications:shown', { count: total }),
    })
  return <Announcement text={announced.text} />
}

function Tabs({ unreadOnly }: Pick<NotificationView, 'unreadOnly'>) {
  const { t } = useTranslation(['notifications'])
  const { data: unread = 0 } = useUnreadCount()
  return (
    <nav className={styles['tabs']} aria-label={t('notifications:filter')}>
      {[false, true].map(tab => (
        <a
          key={String(tab)}
          href={formatNotificationHash({ page: 1, unreadOnly: tab })}
          aria-current={tab === unreadOnly || undefined}
        >
          {tab ? t('notifications:unread') : t('notifications:all')}{' '}
          {tab && unread > 0 && <span className={styles['count']}>{unread}</span>}
        </a>
      ))}
    </nav>
  )
}

interface PagesProps extends Pick<NotificationView, 'unreadOnly'> {
  readonly page: NotificationPage
}

function Pages({ page, unreadOnly }: PagesProps) {
  const { t } = useTranslation(['notifications'])
  const range = getShownRange(page)
  const links = getPageLinks(page.page, page.lastPage)
  if (!range || links.length === 0) return null
  return (
    <Pagination
      label={t('notifications:pages.label')}
      links={links}
      current={page.page}
      last={page.lastPage}
      href={to => formatNotificationHash({ page: to, unreadOnly })}
      texts={{
        previous: t('notifications:pages.previous'),
        next: t('notifications:pages.next'),
        page: number => t('notifications:pages.page', { page: number }),
      }}
      range={t('notifications:pages.range', { ...range, total: page.total })}
    />
  )
}
