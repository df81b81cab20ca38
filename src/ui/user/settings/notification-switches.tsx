import { useRef } from 'react'
import {
  isKnownNotificationType,
  type NotificationSettings,
  notificationSettingsList,
} from '#domain/notification/notification.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { failureText } from '#ui/form/failure.tsx'
import { clockText } from '#ui/form/use-countdown.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { refreshOwnProfile, rememberSettings, savedSettings } from '#ui/user/own-profile.queries.ts'
import styles from './notification-switches.module.css'

interface Props {
  readonly settings: NotificationSettings
}

/** What somebody wants to be told of: a switch for each type that the API names. */
export function NotificationSwitches({ settings }: Props) {
  const { t } = useTranslation(['notification-settings'])
  const save = useSaveSetting()
  const names = t('notification-settings:types', { returnObjects: true })
  return (
    <div className={styles['switches']}>
      {notificationSettingsList(settings).map(({ type, isOn }) => {
        const name = isKnownNotificationType(type) ? names[type] : type
        return (
          <Switch
            key={type}
            label={name}
            saved={isOn}
            save={on => save({ type, name, on })}
            retry={t('notification-settings:retry')}
          />
        )
      })}
    </div>
  )
}

interface Change {
  readonly type: string
  readonly name: string
  readonly on: boolean
}

/**
 * Saves one change after the other, each with all the settings as the last answer left them: an API may merge what it gets,
 * or replace all it has.
 */
function useSaveSetting() {
  const { t } = useTranslation(['notification-settings'])
  const useCases = useUseCases()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  return async ({ type, name, on }: Change): Promise<string | undefined> => {
    const saving = last.current.then(async () => {
      const outcome = await useCases.updateNotificationSettings({ ...savedSettings(), [type]: on })
      if (outcome.ok) await rememberSettings({ [type]: on, ...outcome.value })
      else if (mayHaveArrived(outcome.error)) await refreshOwnProfile(useCases)
      return outcome
    })
    last.current = saving.catch(() => undefined)
    const outcome = await saving
    if (!outcome.ok) {
      const { error } = outcome
      if (mayHaveArrived(error)) return t('notification-settings:failure.MayHaveArrived.text', { name })
      const time = error._tag === 'TooManyRequests' ? clockText(error.retryAfter) : ''
      return failureText(error, t('notification-settings:failure', { returnObjects: true, name, time }), 1).text
    }
    const isTaken = outcome.value[type] ?? on
    return isTaken === on ? undefined : t('notification-settings:failure.failed.text', { name })
  }
}
