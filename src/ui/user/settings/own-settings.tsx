'use client'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ownProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { ownSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { Incomplete } from '#ui/user/own-profile-incomplete.tsx'
import { WhenOwn } from '#ui/user/when-own.tsx'
import { ChatAppCard } from './chat-app-card.tsx'
import styles from './settings.module.css'
import type { SettingsWords } from './settings-words.ts'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { summaries } from './summaries.ts'
import { SummaryCard } from './summary-card.tsx'
import { TelegramCard } from './telegram-card.tsx'

interface Props {
  readonly locale: Locale
  readonly words: SettingsWords
  readonly drafts: Drafts
  /** Name of the Telegram bot, where there is one. */
  readonly bot: string | undefined
}

/** What one has said of oneself, each part with the way to change it, and where the site may write. */
export function OwnSettings({ locale, words, drafts, bot }: Props) {
  const texts = ownSettingsTexts[locale]
  return (
    <WhenOwn locale={locale} waiting={<SettingsSkeleton label={texts.loading} />}>
      {(own, retry) => (
        <div className={styles['settings']}>
          {own.incomplete && (
            <div className={styles['notice']}>
              <Incomplete texts={ownProfileTexts[locale]} retry={retry} />
            </div>
          )}
          <div className={styles['column']}>
            {summaries(locale, { texts, words }, own).map(summary => (
              <SummaryCard key={summary.name} {...summary} texts={texts} mayEdit={!own.incomplete} />
            ))}
          </div>
          <div className={styles['column']}>
            <TelegramCard texts={texts} isLinked={own.user.telegramLinked} bot={bot} />
            {!own.incomplete && <ChatAppCard {...{ texts, drafts }} user={own.user} />}
            <SignOutButton text={texts.leave} />
          </div>
        </div>
      )}
    </WhenOwn>
  )
}
