import { useEffect, useMemo, useRef, useState } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Notification } from '#domain/notification/notification.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Specimen, Specimens } from '#ui/gallery/section.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { BellPopover } from '#ui/notification/bell-popover.tsx'
import { MarkAllButton } from '#ui/notification/marking.tsx'
import { NotificationItems } from '#ui/notification/notification-items.tsx'
import { NoNotifications, NotificationsFailure, NotificationsSkeleton } from '#ui/notification/notification-states.tsx'
import { notificationsKey } from '#ui/notification/unread-count.queries.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCaseError } from '#ui/unwrap.ts'
import { UseCasesContext, useUseCases } from '#ui/use-cases.tsx'

const doNothing = () => undefined

const createSampleItems = (text: string): readonly Notification[] => [
  { id: 'a', type: 'new_review', title: '', text, url: '/profiles/1', readAt: null, createdAt: '2025-11-12T09:30:00Z' },
  {
    id: 'b',
    type: 'bonus',
    title: '',
    text,
    url: '/about',
    readAt: '2025-11-11T09:30:00Z',
    createdAt: '2025-11-10T09:30:00Z',
  },
  {
    id: 'c',
    type: 'news',
    title: '',
    text: '',
    url: null,
    readAt: '2025-11-02T09:30:00Z',
    createdAt: '2025-11-01T09:30:00Z',
  },
]

export function NotificationSamples({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  const { t } = useTranslation(['notifications'])
  const heading = useRef<HTMLHeadingElement>(null)
  const [items, setItems] = useState(() => createSampleItems(text))
  const markRead = (ids: readonly string[]) =>
    setItems(items.map(item => (ids.includes(item.id) ? { ...item, readAt: '2025-11-13T09:30:00Z' } : item)))
  const retry = { isBusy: false, onPress: doNothing }
  return (
    <Specimens>
      <Specimen caption={t('notifications:heading')} wide>
        <h3 ref={heading} tabIndex={-1}>
          {t('notifications:heading')}
        </h3>
        <MarkAllButton items={items} onPress={markRead} />
        <NotificationItems {...{ locale, items, heading }} onRead={id => markRead([id])} />
      </Specimen>
      <Specimen caption={t('notifications:empty')} wide>
        <NoNotifications locale={locale} view={{ page: 1, unreadOnly: false }} isPastEnd={false} />
        <NoNotifications locale={locale} view={{ page: 1, unreadOnly: true }} isPastEnd={false} />
      </Specimen>
      <Specimen caption={t('notifications:failed')} wide>
        <NotificationsFailure error={new UseCaseError({ _tag: 'ApiUnavailable' })} retry={retry} />
        <NotificationsFailure error={new UseCaseError({ _tag: 'SessionExpired' })} retry={retry} />
      </Specimen>
      <Specimen caption={t('notifications:loading')} wide>
        <NotificationsSkeleton rows={2} />
      </Specimen>
      <PopoverSample locale={locale} items={items} />
    </Specimens>
  )
}

function createSampleUseCases(useCases: ClientUseCases, items: readonly Notification[]): ClientUseCases {
  let sampleItems = items
  return {
    ...useCases,
    listNotifications: () =>
      Promise.resolve({
        ok: true,
        value: { items: sampleItems, page: 1, lastPage: 1, perPage: 10, total: items.length, unreadCount: null },
      }),
    markNotificationsRead: ids => {
      sampleItems = sampleItems.map(item => (ids.includes(item.id) ? { ...item, readAt: item.createdAt } : item))
      return Promise.resolve({ ok: true, value: undefined })
    },
  }
}

function PopoverSample({ locale, items }: { readonly locale: Locale; readonly items: readonly Notification[] }) {
  const { t } = useTranslation(['notifications'])
  const useCases = useUseCases()
  const [isOpen, setIsOpen] = useState(false)
  // Otherwise the visitor's own list would begin with the samples.
  useEffect(() => () => queryClient.removeQueries({ queryKey: [...notificationsKey, 'list'] }), [])
  const sampleUseCases = useMemo(() => createSampleUseCases(useCases, items), [useCases, items])
  const opener = <Button onPress={() => setIsOpen(true)}>{t('notifications:toAll')}</Button>
  if (!isOpen) return opener
  return (
    <UseCasesContext value={sampleUseCases}>
      <BellPopover {...{ locale, opener }} />
    </UseCasesContext>
  )
}
