import { Option, Schema } from 'effect'
import { knownNotificationTypes } from '#domain/notification/notification.ts'
import { toNotificationWire } from '#mocks/accounts/inbox.ts'
import { toUserWire } from '#mocks/world/user-wire.ts'
import { withFields, type Handlers, requireSession } from './handler.ts'
import { toRefusal } from './form.ts'
import { paginate } from './paginate.ts'

const listRequired = { ru: 'Нужен список уведомлений.', en: 'This must be a list of notifications.' }
const settingsRequired = { ru: 'Нужны настройки.', en: 'The settings are required.' }
const unknownType = { ru: 'Таких уведомлений нет.', en: 'There are no such notifications.' }
const booleanRequired = { ru: 'Нужно да или нет.', en: 'This must be true or false.' }

const decodeIds = Schema.decodeUnknownOption(Schema.Array(Schema.String))
const decodeSettings = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

export const notificationHandlers = {
  notifications: requireSession(({ identity: { inbox } }, request, { id }) => {
    const listed = inbox.list(id, request.query.get('unread') === '1')
    const page = paginate(listed, request, one => toNotificationWire(one, request.viewer.lang))
    return { ...page, unread_count: inbox.list(id, true).length }
  }),
  markNotificationsRead: withFields(
    ['ids'],
    requireSession(async ({ identity: { inbox } }, { form }, { id }) => {
      const ids = Option.getOrUndefined(decodeIds(form['ids']))
      const refusal = toRefusal({ ids: ids === undefined ? listRequired : undefined })
      if (refusal) return refusal
      await inbox.markRead(id, ids ?? [])
      return { status: 'success' } as const
    }),
  ),
  updateSettings: withFields(
    ['settings'],
    requireSession(async (world, { form, viewer }, account) => {
      const given = Option.getOrUndefined(decodeSettings(form['settings']))
      const entries = Object.entries(given ?? {})
      const known = new Set([...knownNotificationTypes, ...Object.keys(account.settings)])
      const findProblem = (type: string, value: unknown) => {
        if (!known.has(type)) return unknownType
        return typeof value === 'boolean' ? undefined : booleanRequired
      }
      const refusal = toRefusal({
        settings: given === undefined ? settingsRequired : undefined,
        ...Object.fromEntries(entries.map(([type, value]) => [`settings.${type}`, findProblem(type, value)])),
      })
      if (refusal) return refusal
      const settings = Object.fromEntries(entries.map(([type, value]) => [type, value === true]))
      const changed = await world.identity.accounts.put({ ...account, settings: { ...account.settings, ...settings } })
      return { status: 'success', user: toUserWire(world, changed, viewer) } as const
    }),
  ),
} satisfies Handlers
