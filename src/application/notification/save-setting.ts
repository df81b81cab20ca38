import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Errors } from '#application/use-cases.ts'
import {
  completeSettings,
  type NotificationSetting,
  type NotificationSettings,
} from '#domain/notification/notification.ts'
import { type ApiUnavailable, mayHaveArrived } from '#domain/shared/api-errors.ts'

/** No answer came, and what the API has now could not be read. */
interface MayHaveArrived {
  readonly _tag: 'MayHaveArrived'
}

/** The API still has the other value. */
interface NotChanged {
  readonly _tag: 'NotChanged'
}

export type SettingFailure =
  Errors['updateNotificationSettings' | 'viewOwnProfile'] | ApiUnavailable | MayHaveArrived | NotChanged

interface Ports extends Pick<ClientUseCases, 'viewOwnProfile' | 'updateNotificationSettings'> {
  /** Updates what the page shows to the settings that the API has. */
  readonly rememberSettings: (settings: NotificationSettings) => Promise<void>
}

type SaveSetting = (setting: NotificationSetting) => Promise<Outcome<void, SettingFailure>>

/** Saves settings one after the other. */
export function createSettingSaver(ports: Ports): SaveSetting {
  let last: Promise<unknown> = Promise.resolve()
  return setting => {
    const save = () => saveSetting(ports, setting)
    const saving = last.then(save, save)
    last = saving
    return saving
  }
}

const saved = { ok: true, value: undefined } as const
const notChanged = { ok: false, error: { _tag: 'NotChanged' } } as const

/**
 * Sends all settings as the API has them now, and the changed one: an API may merge what it gets, or replace all it has, and
 * another tab may have changed some. If they can't be read, nothing is sent.
 */
async function saveSetting(ports: Ports, { type, isOn }: NotificationSetting): ReturnType<SaveSetting> {
  const before = await readSettings(ports)
  if (!before.ok) return before
  const wanted = { ...completeSettings(before.value), [type]: isOn }
  const outcome = await ports.updateNotificationSettings(wanted)
  if (outcome.ok) {
    const now = { ...wanted, ...outcome.value }
    await ports.rememberSettings(now)
    return now[type] === isOn ? saved : notChanged
  }
  if (!mayHaveArrived(outcome.error)) return outcome
  const after = await readSettings(ports)
  if (!after.ok) return { ok: false, error: { _tag: 'MayHaveArrived' } }
  await ports.rememberSettings(after.value)
  return after.value[type] === isOn ? saved : notChanged
}

async function readSettings({ viewOwnProfile }: Ports) {
  const own = await viewOwnProfile()
  return own.ok ? { ok: true as const, value: own.value.user.settings } : own
}
