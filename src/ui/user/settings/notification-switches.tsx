import { useEffect, useEffectEvent, useState } from 'react'
import { createSettingSaver, type SettingFailure } from '#application/notification/setting-saver.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import {
  isKnownNotificationType,
  type NotificationSettings,
  listNotificationSettings,
} from '#domain/notification/notification.ts'
import { getFailureText } from '#ui/form/failure.tsx'
import { formatCountdown, useCountdown } from '#ui/form/use-countdown.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { OptimisticSwitch } from '#ui/form/optimistic-switch.tsx'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheNotificationSettings } from '#ui/user/own-profile.queries.ts'
import styles from './notification-switches.module.css'

interface Props {
  readonly userId: number
  readonly settings: NotificationSettings
}

export function NotificationSwitches({ userId, settings }: Props) {
  const { t } = useTranslation(['notification-settings'])
  const saveSetting = useSettingSaver(userId)
  const names = t('notification-settings:types', { returnObjects: true })
  return (
    <div className={styles['switches']}>
      {listNotificationSettings(settings).map(({ type, isOn: savedValue }) => {
        const name = isKnownNotificationType(type) ? names[type] : type
        const save = async (isOn: boolean) => {
          const outcome = await saveSetting({ type, isOn })
          if (outcome.ok) return undefined
          return (
            <SettingFailureText failure={outcome.error} name={name} retryAt={getRetryAt(outcome.error, Date.now())} />
          )
        }
        return (
          <OptimisticSwitch
            key={type}
            label={name}
            savedValue={savedValue}
            save={save}
            retryLabel={t('notification-settings:retry')}
          />
        )
      })}
    </div>
  )
}

/** Creates another saver on a page that the browser restores, because the previous one may wait forever. */
function useSettingSaver(userId: number) {
  const { viewOwnProfile, updateNotificationSettings } = useUseCases()
  const createSaver = () =>
    createSettingSaver({
      userId,
      viewOwnProfile,
      updateNotificationSettings,
      showSettings: settings => cacheNotificationSettings(userId, settings),
    })
  const [saveSetting, setSaver] = useState(createSaver)
  const renewSaver = useEffectEvent(() => setSaver(createSaver))
  useEffect(() => listenForRestores(() => renewSaver()), [])
  return saveSetting
}

interface SettingFailureTextProps {
  readonly failure: SettingFailure
  readonly name: string
  /** Unix time in milliseconds; null without a rate limit. */
  readonly retryAt: number | null
}

function SettingFailureText({ failure, name, retryAt }: SettingFailureTextProps) {
  const { t } = useTranslation(['notification-settings'])
  const seconds = useCountdown(retryAt)
  const texts = t('notification-settings:failure', { returnObjects: true, name, time: formatCountdown(seconds) })
  return getFailureText(failure, texts, seconds).text
}
