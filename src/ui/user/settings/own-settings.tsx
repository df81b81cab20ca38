'use client'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { logOut } from '#ui/kit/display/icons.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { Incomplete, WhenOwn } from '#ui/user/when-own.tsx'
import { ChatAppCard } from './chat-app-card.tsx'
import type { SettingsWords } from './settings-words.ts'
import styles from './settings.module.css'
import { summaries } from './summaries.ts'
import { SummaryCard } from './summary-card.tsx'
import { TelegramCard } from './telegram-card.tsx'

interface Props {
  readonly locale: Locale
  readonly words: SettingsWords
  readonly drafts: Drafts
  /** Name of the Telegram bot, if there is one. */
  readonly bot: string | undefined
}

/** Summaries of the own data with edit links, and the messaging channels. */
export function OwnSettings({ locale, words, drafts, bot }: Props) {
  const { t } = useTranslation(['own-settings'])
  return (
    <WhenOwn locale={locale} waiting={<SettingsSkeleton label={t('own-settings:loading')} />}>
      {(own, retry) => (
        <div className={styles['settings']}>
          {own.incomplete && (
            <div className={styles['notice']}>
              <Incomplete retry={retry} />
            </div>
          )}
          <div className={styles['column']}>
            {summaries(locale, { t, words }, own).map(summary => (
              <SummaryCard key={summary.name} {...summary} mayEdit={!own.incomplete} />
            ))}
          </div>
          <div className={styles['column']}>
            <TelegramCard isLinked={own.user.telegramLinked} bot={bot} />
            {!own.incomplete && <ChatAppCard {...{ drafts }} user={own.user} />}
            <SignOutButton text={t('own-settings:leave')} />
          </div>
        </div>
      )}
    </WhenOwn>
  )
}

export function SignOutButton({ text }: { readonly text: string }) {
  const { signOut } = useSession()
  return (
    <div className={styles['leave']}>
      <Button onPress={signOut}>
        <Icon path={logOut} />
        {text}
      </Button>
    </div>
  )
}

/** Skeleton of the settings. */
export function SettingsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['settings']} role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      {['first', 'second'].map(column => (
        <div key={column} className={styles['column']}>
          {['upper', 'lower'].map(place => (
            <div key={place} className={`card ${styles['card']} ${styles['waiting']}`}>
              <Skeleton kind="lines" />
              <Skeleton kind="lines" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
