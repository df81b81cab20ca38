import { ownNotificationsPath } from '#application/routing/own-notifications-path.ts'
import { useState } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { bell } from '#ui/kit/display/icons.ts'
import { useSession } from '#ui/session/session-context.tsx'
import type { BellPopover } from './bell-popover.tsx'
import styles from './bell.module.css'
import { useUnreadCount } from './unread-count.queries.ts'

const loadPopover = () => withTexts(import('./bell-popover.tsx'), notificationsTexts)
/** Ignores failures: the press loads the popover again. */
const preload = () => void loadPopover().catch(() => undefined)

/** Shows the unread count. A press opens the newest notifications, which load on hover or focus. */
export function Bell({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['account'])
  const { goTo } = useSession()
  const { data: count = 0 } = useUnreadCount()
  const [LoadedPopover, setLoadedPopover] = useState<typeof BellPopover>()
  const goToList = () => goTo(localePath(locale, ownNotificationsPath))
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    // If the chunk fails to load, opens the list instead.
    onClick: () => void loadPopover().then(file => setLoadedPopover(() => file.BellPopover), goToList),
  } as const
  const opener = (
    <button
      {...(!LoadedPopover && triggerProps)}
      className={styles['bell']}
      type="button"
      aria-label={count > 0 ? t('account:unread', { count }) : t('account:notifications')}
    >
      <Icon path={bell} />
      {count > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
  return LoadedPopover ? <LoadedPopover {...{ locale, opener }} /> : opener
}
