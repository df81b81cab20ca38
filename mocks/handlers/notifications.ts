import { Option, Schema } from 'effect'
import { knownNotificationTypes } from '#domain/notification/notification.ts'
import { toNotificationWire } from '#mocks/accounts/notification-store.ts'
import { toUserWire } from '#mocks/world/user-wire.ts'
import { acceptFields, type Handlers, requireSession } from './handler.ts'
import { toRefusal } from './form.ts'
import { paginate } from './paginate.ts'

const listRequired = { ru: 'Нужен список уведомлений.', en: 'This must be a list of notifications.' }
const settingsRequired = { ru: 'Нужны настройки.', en: 'The settings are required.' }
const unknownType = { ru: 'Таких уведомлений нет.', en: 'There are no such notifications.' }
const booleanRequired = { ru: 'Нужно да или нет.', en: 'This must be true or false.' }

const decodeIds = Schema.decodeUnknownOption(Schema.Array(Schema.String))
const decodeSettings = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

export const notificationHandlers = {
  notifications: requireSession(({ accountStores: { notifications } }, request, { id }) => {
    const listedNotifications = notifications.list(id, request.query.get('unread') === '1')
    const page = paginate(listedNotifications, request, notification =>
      toNotificationWire(notification, request.viewer.lang),
    )
    return { ...page, unread_count: notifications.list(id, true).length }
  }),
  markNotificationsRead: acceptFields(
    ['ids'],
    requireSession(async ({ accountStores: { notifications } }, { form }, { id }) => {
      const ids = Option.getOrUndefined(decodeIds(form['ids']))
      const refusal = toRefusal({ ids: ids === undefined ? listRequired : undefined })
      if (refusal) return refusal
      await notifications.markRead(id, ids ?? [])
      return { status: 'success' } as const
    }),
  ),
  updateSettings: acceptFields(
    ['settings'],
    requireSession(async (world, { form, viewer }, account) => {
      const sentSettings = Option.getOrUndefined(decodeSettings(form['settings']))
      const entries = Object.entries(sentSettings ?? {})
      const knownTypes = new Set([...knownNotificationTypes, ...Object.keys(account.settings)])
      const findProblem = (type: string, value: unknown) => {
        if (!knownTypes.has(type)) return unknownType
        return typeof value === 'boolean' ? undefined : booleanRequired
      }
      const refusal = toRefusal({
        settings: sentSettings === undefined ? settingsRequired : undefined,
        ...Object.fromEntries(entries.map(([type, value]) => [`settings.${type}`, findProblem(type, value)])),
      })
      if (refusal) return refusal
      const settings = Object.fromEntries(entries.map(([type, value]) => [type, value === true]))
      const updatedAccount = await world.accountStores.accounts.put({
        ...account,
        settings: { ...account.settings, ...settings },
      })
      return { status: 'success', user: toUserWire(world, updatedAccount, viewer) } as const
    }),
  ),
} satisfies Handlers
