'use client'
import type { Drafts } from '#application/shared/drafts.ts'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isListUnreadable } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { logOut } from '#ui/kit/display/icons.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { IncompleteProfile, OwnProfileBoundary } from '#ui/user/own-profile-boundary.tsx'
import { ChatAppCard } from './chat-app-card.tsx'
import { NotificationSwitches } from './notification-switches.tsx'
import type { SettingsTexts } from './settings-texts.ts'
import styles from './settings.module.css'
import { getSummaries } from './summaries.ts'
import { SummaryCard } from './summary-card.tsx'
import { TelegramCard } from './telegram-card.tsx'

interface Props {
  readonly locale: Locale
  readonly serverTexts: SettingsTexts
  readonly drafts: Drafts
  readonly botName: string | undefined
}

export function OwnSettings({ locale, serverTexts, drafts, botName }: Props) {
  const { t } = useTranslation(['own-settings'])
  return (
    <OwnProfileBoundary locale={locale} fallback={<SettingsSkeleton label={t('own-settings:loading')} />}>
      {(ownProfile, retry) => (
        <div key={ownProfile.user.id} className={styles['settings']}>
          {(ownProfile.unreadableLists ?? ownProfile.hasUnreadableSettings) && (
            <div className={styles['notice']}>
              <IncompleteProfile retry={retry} />
            </div>
          )}
          <div className={styles['column']}>
            {getSummaries(locale, { t, serverTexts }, ownProfile).map(summary => (
              <SummaryCard key={summary.name} {...summary} canEdit={!isListUnreadable(ownProfile, summary.list)} />
            ))}
          </div>
          <div className={styles['column']}>
            <NotificationsCard
              userId={ownProfile.user.id}
              settings={ownProfile.hasUnreadableSettings ? null : ownProfile.user.settings}
            />
            <TelegramCard isLinked={ownProfile.user.telegramLinked} bot={botName} />
            <ChatAppCard drafts={drafts} user={ownProfile.user} />
            <SignOutButton text={t('own-settings:leave')} />
          </div>
        </div>
      )}
    </OwnProfileBoundary>
  )
}

interface NotificationsCardProps {
  readonly userId: number
  readonly settings: NotificationSettings | null
}

function NotificationsCard({ userId, settings }: NotificationsCardProps) {
  const { t } = useTranslation(['own-settings'])
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="settings-notifications">
      <h2 id="settings-notifications">{t('own-settings:notifications')}</h2>
      {settings ? (
        <NotificationSwitches userId={userId} settings={settings} />
      ) : (
        <p className="quiet">{t('own-settings:notificationsNotLoaded')}</p>
      )}
    </section>
  )
}

function SignOutButton({ text }: { readonly text: string }) {
  const { signOut } = useSession()
  return (
    <div className={styles['signOut']}>
      <Button onPress={signOut}>
        <Icon path={logOut} />
        {text}
      </Button>
    </div>
  )
}

function SettingsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['settings']} aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {['first', 'second'].map(column => (
        <div key={column} className={styles['column']}>
          {['upper', 'lower'].map(place => (
            <div key={place} className={`card ${styles['card']} ${styles['skeleton']}`}>
              <Skeleton kind="lines" />
              <Skeleton kind="lines" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
