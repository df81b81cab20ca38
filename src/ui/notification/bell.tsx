import { ownNotificationsPath } from '#application/routing/own-notifications-path.ts'
import { useState } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { notificationsTexts } from '#ui/i18n/loaders/notifications.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { bell } from '#ui/kit/display/icons.ts'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { useSession } from '#ui/session/session-context.tsx'
import type { BellPopover } from './bell-popover.tsx'
import styles from './bell.module.css'
import { useUnreadCount } from './unread-count.queries.ts'

const loadPopover = () => loadWithTexts(import('./bell-popover.tsx'), notificationsTexts)
const preloadPopover = () => void loadPopover().catch(() => undefined)

export function Bell({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['account'])
  const { goTo } = useSession()
  const { data: count = 0 } = useUnreadCount()
  const [LoadedPopover, setLoadedPopover] = useState<typeof BellPopover>()
  const goToList = () => goTo(localizePath(locale, ownNotificationsPath))
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: preloadPopover,
    onFocus: preloadPopover,
    onClick: () => loadOnPress(loadPopover(), module => setLoadedPopover(() => module.BellPopover), goToList),
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
