import { useRef, type ReactNode } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { retryAt } from '#application/session/countdown.ts'
import type { Errors } from '#application/use-cases.ts'
import {
  isKnownNotificationType,
  type NotificationSettings,
  notificationSettingsList,
} from '#domain/notification/notification.ts'
import { type ApiUnavailable, mayHaveArrived } from '#domain/shared/api-errors.ts'
import { failureText } from '#ui/form/failure.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { SavedSwitch } from '#ui/form/saved-switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { rememberSettings } from '#ui/user/own-profile.queries.ts'
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
          <SavedSwitch
            key={type}
            label={name}
            saved={isOn}
            save={on => save({ type, name, on })}
            retryLabel={t('notification-settings:retry')}
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

type Failure = Errors['updateNotificationSettings' | 'viewOwnProfile'] | ApiUnavailable

/** How a change ended: what the API has of it, or why it was not saved. */
type Saving = { readonly isOn: boolean } | { readonly failure: Failure; readonly isUncertain: boolean }

/**
 * Saves one change after the other, each with all the settings as the API has them now: an API may merge what it gets, or replace
 * all it has, and another tab may have changed some. Where they can't be read, nothing is sent.
 */
function useSaveSetting() {
  const { t } = useTranslation(['notification-settings'])
  const useCases = useUseCases()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  return async ({ type, name, on }: Change): Promise<ReactNode> => {
    const saving = last.current.then(() => saveSetting(useCases, type, on))
    last.current = saving.catch(() => undefined)
    const saved = await saving
    if ('isOn' in saved) return saved.isOn === on ? undefined : t('notification-settings:failure.failed.text', { name })
    const { failure, isUncertain } = saved
    if (isUncertain) return t('notification-settings:failure.MayHaveArrived.text', { name })
    return <Refusal failure={failure} name={name} retryAt={retryAt(failure, Date.now())} />
  }
}

type Api = Pick<ClientUseCases, 'viewOwnProfile' | 'updateNotificationSettings'>

async function saveSetting(useCases: Api, type: string, on: boolean): Promise<Saving> {
  const before = await readSettings(useCases)
  if (!before.ok) return { failure: before.error, isUncertain: false }
  const outcome = await useCases.updateNotificationSettings({ ...before.value, [type]: on })
  if (outcome.ok) {
    await rememberSettings({ ...before.value, [type]: on, ...outcome.value })
    return { isOn: outcome.value[type] ?? on }
  }
  if (!mayHaveArrived(outcome.error)) return { failure: outcome.error, isUncertain: false }
  const after = await readSettings(useCases)
  if (!after.ok) return { failure: outcome.error, isUncertain: true }
  await rememberSettings(after.value)
  return { isOn: after.value[type] ?? !on }
}

async function readSettings({ viewOwnProfile }: Api) {
  const own = await viewOwnProfile()
  return own.ok ? { ok: true as const, value: own.value.user.settings } : own
}

interface RefusalProps {
  readonly failure: Failure
  readonly name: string
  /** When a rate limit ends. */
  readonly retryAt: number | null
}

/** Why a change was not saved. The time of a rate limit counts down. */
function Refusal({ failure, name, retryAt: at }: RefusalProps) {
  const { t } = useTranslation(['notification-settings'])
  const seconds = useCountdown(at)
  const texts = t('notification-settings:failure', { returnObjects: true, name, time: clockText(seconds) })
  return failureText(failure, texts, seconds).text
}
