import { splitLocale } from '#application/routing/split-locale.ts'
import type { MouseEvent, RefObject } from 'react'
import { NewTabLink } from '#ui/form/new-tab-link.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { isKnownNotificationType, type Notification } from '#domain/notification/notification.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatMoment } from '#ui/i18n/format-moment.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './notification-items.module.css'

interface Props {
  readonly locale: Locale
  readonly items: readonly Notification[]
  readonly onRead: (id: string) => void
  readonly heading: RefObject<HTMLElement | null>
}

export function NotificationItems({ locale, items, onRead, heading }: Props) {
  const now = new Date()
  const moveFocus = (dot: HTMLElement) => {
    const dots = [...(dot.closest('ul')?.querySelectorAll<HTMLElement>('[data-unread]') ?? [])]
    const index = dots.indexOf(dot)
    const nextElement = dots[index + 1] ?? dots[index - 1] ?? heading.current
    nextElement?.focus()
  }
  return (
    <ul>
      {items.map(item => (
        <Item key={item.id} {...{ locale, item, now, moveFocus }} onRead={() => onRead(item.id)} />
      ))}
    </ul>
  )
}

interface ItemProps {
  readonly locale: Locale
  readonly item: Notification
  readonly now: Date
  readonly onRead: () => void
  readonly moveFocus: (dot: HTMLElement) => void
}

function Item({ locale, item, now, onRead, moveFocus }: ItemProps) {
  const { type, title, text, url, readAt, createdAt } = item
  const { t } = useTranslation(['notifications'])
  const isUnread = readAt === null
  const name =
    title ||
    (isKnownNotificationType(type) ? t('notifications:types', { returnObjects: true })[type] : type) ||
    t('notifications:heading')
  const markRead = () => {
    if (isUnread) onRead()
  }
  return (
    <li className={classNames(styles['item'], isUnread && styles['unread'])}>
      {isUnread && (
        <button
          className={styles['dot']}
          type="button"
          data-unread
          aria-label={t('notifications:markOne', { title: name })}
          title={t('notifications:markOne', { title: name })}
          onClick={event => {
            moveFocus(event.currentTarget)
            onRead()
          }}
        />
      )}
      <p className={styles['title']} lang={getLangAttribute(locale, name)}>
        {url === null ? name : <ItemLink {...{ locale, url, name }} onOpen={markRead} />}
      </p>
      {createdAt !== null && (
        <time className={styles['time']} dateTime={createdAt}>
          {formatMoment(locale, createdAt, now, t('notifications:yesterday'))}
        </time>
      )}
      {text !== '' && (
        <p className={styles['text']} lang={getLangAttribute(locale, text)}>
          {text}
        </p>
      )}
    </li>
  )
}

interface ItemLinkProps {
  readonly locale: Locale
  readonly url: string
  readonly name: string
  readonly onOpen: () => void
}

/** Opens a link in a new tab, and dispatches `auxclick` instead of `click`. */
const middleButton = 1

/** A path opens in the language of the page, even if it has the prefix of another. Other URLs open in a new tab. */
function ItemLink({ locale, url, name, onOpen }: ItemLinkProps) {
  const { t } = useTranslation(['notifications'])
  const handlers = {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === middleButton) onOpen()
    },
  }
  if (url.startsWith('/'))
    return (
      <a href={localizePath(locale, splitLocale(url).path)} {...handlers}>
        {name}
      </a>
    )
  return (
    <NewTabLink href={url} rel="noopener noreferrer" newTabText={t('notifications:newTab')} {...handlers}>
      {name}
    </NewTabLink>
  )
}
