'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isPastEnd, getShownRange } from '#domain/shared/pagination.ts'
import type { NotificationPage } from '#domain/notification/notification.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Announcement } from '#ui/kit/feedback/announcement.tsx'
import { Pagination } from '#ui/kit/layout/pagination.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { MarkAllButton, MarkingStatus } from './marking.tsx'
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
  useScrollToHeading(heading, view.page)
  const markAll = (ids: readonly string[]) => {
    heading.current?.focus()
    marking.markRead(ids)
  }
  const retry = () => {
    // If no list was loaded, the retry button disappears during the retry.
    heading.current?.focus()
    void refetch()
  }
  return (
    <section className={styles['notifications']} aria-labelledby="notifications">
      {/* The heading is focusable, so that a link to this fragment does not move the focus to the body. */}
      <h2 id="notifications" ref={heading} tabIndex={-1}>
        {t('notifications:heading')}
      </h2>
      <FilterLinks unreadOnly={view.unreadOnly} />
      {data && !isWaiting && (
        <div className={styles['mark']}>
          <MarkAllButton items={data.items} onPress={markAll} />
        </div>
      )}
      <MarkingStatus id="notifications" {...{ marking, heading }} />
      <FilterStatus unreadOnly={view.unreadOnly} total={isPlaceholderData ? undefined : data?.total} />
      {error && <NotificationsFailure error={error} retry={{ isBusy: isFetching, onPress: retry }} />}
      {!data || isWaiting ? (
        !error && <NotificationsSkeleton rows={5} />
      ) : (
        <div className={classNames(isPlaceholderData && styles['stale'])} inert={isPlaceholderData}>
          {data.items.length === 0 ? (
            <NoNotifications {...{ locale, view }} isPastEnd={isPastEnd(data, view.page)} />
          ) : (
            <NotificationItems {...{ locale, heading }} items={data.items} onRead={id => marking.markRead([id])} />
          )}
          <NotificationPagination page={data} unreadOnly={view.unreadOnly} />
        </div>
      )}
    </section>
  )
}

/** On load, the list appears after the document. No element has the fragment of a later page. */
function useScrollToHeading(heading: RefObject<HTMLElement | null>, page: number) {
  const shownPage = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = shownPage.current === undefined
    const isNewPage = shownPage.current !== page
    shownPage.current = page
    if (!isNewPage || (isFirst && !parseNotificationHash(location.hash))) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [heading, page])
}

interface FilterStatusProps extends Pick<NotificationView, 'unreadOnly'> {
  readonly total: number | undefined
}

function FilterStatus({ unreadOnly, total }: FilterStatusProps) {
  const { t } = useTranslation(['notifications'])
  const [announcement, setAnnouncement] = useState({ unreadOnly, text: '' })
  if (announcement.unreadOnly !== unreadOnly && total !== undefined)
    setAnnouncement({
      unreadOnly,
      text: t(unreadOnly ? 'notifications:shownUnread' : 'notifications:shown', { count: total }),
    })
  return <Announcement text={announcement.text} />
}

function FilterLinks({ unreadOnly }: Pick<NotificationView, 'unreadOnly'>) {
  const { t } = useTranslation(['notifications'])
  const { data: unreadCount = 0 } = useUnreadCount()
  return (
    <nav className={styles['filter']} aria-label={t('notifications:filter')}>
      {[false, true].map(isUnreadLink => (
        <a
          key={String(isUnreadLink)}
          href={formatNotificationHash({ page: 1, unreadOnly: isUnreadLink })}
          aria-current={isUnreadLink === unreadOnly || undefined}
        >
          {isUnreadLink ? t('notifications:unread') : t('notifications:all')}{' '}
          {isUnreadLink && unreadCount > 0 && <span className={styles['count']}>{unreadCount}</span>}
        </a>
      ))}
    </nav>
  )
}

interface NotificationPaginationProps extends Pick<NotificationView, 'unreadOnly'> {
  readonly page: NotificationPage
}

function NotificationPagination({ page, unreadOnly }: NotificationPaginationProps) {
  const { t } = useTranslation(['notifications'])
  const range = getShownRange(page)
  if (!range || page.lastPage < 2) return null
  return (
    <Pagination
      label={t('notifications:pages.label')}
      currentPage={page.page}
      lastPage={page.lastPage}
      getHref={targetPage => formatNotificationHash({ page: targetPage, unreadOnly })}
      texts={{
        previous: t('notifications:pages.previous'),
        next: t('notifications:pages.next'),
        getPageLabel: pageNumber => t('notifications:pages.page', { page: pageNumber }),
      }}
      range={t('notifications:pages.range', { ...range, total: page.total })}
    />
  )
}
