import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { OtherAuthor } from '#application/submission/submission-errors.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import {
  getSettingsOrDefaults,
  type NotificationSetting,
  type NotificationSettings,
} from '#domain/notification/notification.ts'
import { type ApiUnavailable, mayHaveArrived, toUnsent } from '#domain/shared/api-errors.ts'

/** None of the API's settings could be read, so saving would overwrite them. */
interface Incomplete {
  readonly _tag: 'Incomplete'
}

/** There was no usable response, and the API's current settings could not be read. */
interface MayHaveArrived {
  readonly _tag: 'MayHaveArrived'
}

/** The API still has the other value. */
interface NotChanged {
  readonly _tag: 'NotChanged'
}

export type SettingFailure =
  | UseCaseErrors['updateNotificationSettings' | 'viewOwnProfile']
  | ApiUnavailable
  | Incomplete
  | MayHaveArrived
  | NotChanged
  | OtherAuthor

interface SettingSaverOptions extends Pick<ClientUseCases, 'viewOwnProfile' | 'updateNotificationSettings'> {
  /** Nothing is saved once another user has signed in. */
  readonly userId: number
  readonly showSettings: (settings: NotificationSettings) => Promise<void>
}

type SaveSetting = (setting: NotificationSetting) => Promise<Outcome<void, SettingFailure>>

/** Saves one setting at a time, in order. */
export function createSettingSaver(options: SettingSaverOptions): SaveSetting {
  let lastSave: Promise<unknown> = Promise.resolve()
  return setting => {
    const save = () => saveSetting(options, setting)
    const currentSave = lastSave.then(save, save)
    lastSave = currentSave
    return currentSave
  }
}

const savedOutcome = { ok: true, value: undefined } as const
const notChangedOutcome = { ok: false, error: { _tag: 'NotChanged' } } as const

/** Sends all settings, because the API may replace them all. Reads them first: another tab may have changed some. */
async function saveSetting(options: SettingSaverOptions, { type, isOn }: NotificationSetting): ReturnType<SaveSetting> {
  const previousSettings = await readSettings(options)
  if (!previousSettings.ok) return { ok: false, error: toUnsent(previousSettings.error) }
  const { settings, unreadableSettings } = previousSettings.value
  const newSettings = { ...getSettingsOrDefaults(settings), [type]: isOn }
  const outcome = await options.updateNotificationSettings({ ...unreadableSettings, ...newSettings })
  if (outcome.ok) {
    const savedSettings = { ...newSettings, ...outcome.value }
    await options.showSettings(savedSettings)
    return savedSettings[type] === isOn ? savedOutcome : notChangedOutcome
  }
  if (!mayHaveArrived(outcome.error)) return outcome
  const currentSettings = await readSettings(options)
  if (!currentSettings.ok) return { ok: false, error: { _tag: 'MayHaveArrived' } }
  await options.showSettings(currentSettings.value.settings)
  return currentSettings.value.settings[type] === isOn ? savedOutcome : notChangedOutcome
}

async function readSettings({ viewOwnProfile, userId }: SettingSaverOptions) {
  const outcome = await viewOwnProfile()
  if (!outcome.ok) return outcome
  const { user, unreadableSettings, hasUnreadableSettings } = outcome.value
  if (user.id !== userId) return { ok: false, error: { _tag: 'OtherAuthor' } } as const
  return hasUnreadableSettings
    ? ({ ok: false, error: { _tag: 'Incomplete' } } as const)
    : ({ ok: true, value: { settings: user.settings, unreadableSettings } } as const)
}
