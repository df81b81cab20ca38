import { ownNotificationsPath } from '#application/routing/own-notifications-path.ts'
import * as Popover from 'radix-ui/popover'
import { type MouseEvent, type ReactElement, type RefObject, useRef, useState } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { isModifiedClick } from '#ui/navigation/clicks.ts'
import { useOverlayContainer } from '#ui/kit/overlays/overlay-container.ts'
import styles from './bell-popover.module.css'
import { MarkAllButton, MarkingStatus } from './marking.tsx'
import { NotificationItems } from './notification-items.tsx'
import { NotificationsFailure, NotificationsSkeleton } from './notification-states.tsx'
import { useMarkRead, useNotifications } from './notifications.queries.ts'

/** Open at mount, because a press on the bell mounts it. */
export function BellPopover({ locale, opener }: { readonly locale: Locale; readonly opener: ReactElement }) {
  const container = useOverlayContainer()
  const [isOpen, setIsOpen] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && !isModifiedClick(event)) setIsOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>{opener}</Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          className={styles['popover']}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby="bell-heading"
          onClick={closeOnLink}
          // Radix moves the focus without scrolling when Tab wraps around.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          onOpenAutoFocus={event => {
            event.preventDefault()
            heading.current?.focus()
          }}
        >
          <NewestNotifications {...{ locale, heading }} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const maxItems = 5

interface NewestNotificationsProps {
  readonly locale: Locale
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function NewestNotifications({ locale, heading }: NewestNotificationsProps) {
  const { t } = useTranslation(['notifications'])
  const { data, error, isFetching, refetch } = useNotifications({ page: 1, unreadOnly: false })
  const isWaiting = useMinimumDuration(!data && !error)
  const marking = useMarkRead()
  const items = data?.items.slice(0, maxItems)
  const markAll = (ids: readonly string[]) => {
    heading.current?.focus()
    marking.markRead(ids)
  }
  return (
    <>
      <div className={styles['head']}>
        <h2 id="bell-heading" ref={heading} tabIndex={-1}>
          {t('notifications:heading')}
        </h2>
        {items && !isWaiting && <MarkAllButton items={items} onPress={markAll} />}
      </div>
      <MarkingStatus id="bell" {...{ marking, heading }} />
      {error && <NotificationsFailure error={error} retry={{ isBusy: isFetching, onPress: () => void refetch() }} />}
      {!items || isWaiting ? (
        !error && <NotificationsSkeleton rows={3} />
      ) : items.length === 0 ? (
        <p className={`muted ${styles['none']}`}>{t('notifications:empty')}</p>
      ) : (
        <NotificationItems {...{ locale, items, heading }} onRead={id => marking.markRead([id])} />
      )}
      <a className={styles['all']} href={localizePath(locale, ownNotificationsPath)}>
        {t('notifications:toAll')}
      </a>
    </>
  )
}
