import { ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLoad } from '#ui/failure/failed-load.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { formatNotificationHash, type NotificationView } from './notification-view.ts'
import styles from './notification-states.module.css'

export function NotificationsSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation(['notifications'])
  return (
    <div className={styles['waiting']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('notifications:loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} kind="lines" />
      ))}
    </div>
  )
}

interface FailureProps {
  readonly error: Error
  readonly retry: { readonly isBusy: boolean; readonly onPress: () => void }
}

const signedOutTags = ['SessionExpired', 'NotSignedIn']

export function NotificationsFailure({ error, retry: { isBusy, onPress } }: FailureProps) {
  const { t } = useTranslation(['notifications'])
  const { askToSignIn } = useSession()
  // The message of a `UseCaseError` is its tag.
  const isSignedOut = signedOutTags.includes(error.message)
  return (
    <div className={styles['failure']} role="alert">
      <FailedLoad text={isSignedOut ? t('notifications:expired') : t('notifications:failed')}>
        {isSignedOut ? (
          <Button kind="quiet" onPress={askToSignIn}>
            {t('notifications:signIn')}
          </Button>
        ) : (
          <BusyButton kind="quiet" busy={isBusy} busyText={t('notifications:retrying')} onPress={onPress}>
            <Icon path={rotateCw} />
            {t('notifications:retry')}
          </BusyButton>
        )}
      </FailedLoad>
    </div>
  )
}

interface NoNotificationsProps {
  readonly locale: Locale
  readonly view: NotificationView
  readonly isPastEnd: boolean
}

export function NoNotifications({ locale, view: { page, unreadOnly }, isPastEnd }: NoNotificationsProps) {
  const { t } = useTranslation(['notifications'])
  const message = isPastEnd
    ? {
        text: t('notifications:pastLast', { page }),
        href: formatNotificationHash({ page: 1, unreadOnly }),
        linkText: t('notifications:firstPage'),
      }
    : unreadOnly
      ? {
          text: t('notifications:noUnread'),
          href: formatNotificationHash({ page: 1, unreadOnly: false }),
          linkText: t('notifications:toAll'),
        }
      : {
          text: t('notifications:empty'),
          href: localizePath(locale, ownSettingsRoute.path),
          linkText: t('notifications:settings'),
        }
  return (
    <div className={styles['none']}>
      <NoteLine text={message.text}>
        <a className="link" href={message.href}>
          {message.linkText}
        </a>
      </NoteLine>
    </div>
  )
}
