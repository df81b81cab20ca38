import { Option, Schema } from 'effect'
import { knownNotificationTypes } from '#domain/notification/notification.ts'
import { notificationWire } from '#mocks/accounts/inbox.ts'
import { userWire } from '#mocks/world/own-wire.ts'
import { accepting, type Handlers, own } from './answering.ts'
import { refusalOf } from './form.ts'
import { paginated } from './paginated.ts'

const noList = { ru: 'Нужен список уведомлений.', en: 'This must be a list of notifications.' }
const noSettings = { ru: 'Нужны настройки.', en: 'The settings are required.' }
const noType = { ru: 'Таких уведомлений нет.', en: 'There are no such notifications.' }
const noBoolean = { ru: 'Нужно да или нет.', en: 'This must be true or false.' }

const idsIn = Schema.decodeUnknownOption(Schema.Array(Schema.String))
const settingsIn = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

export const notificationHandlers = {
  notifications: own(({ identity: { inbox } }, asked, { id }) => {
    const listed = inbox.of(id, asked.query.get('unread') === '1')
    const page = paginated(listed, asked, one => notificationWire(one, asked.asker.lang))
    return { ...page, unread_count: inbox.of(id, true).length }
  }),
  markNotificationsRead: accepting(
    ['ids'],
    own(async ({ identity: { inbox } }, { form }, { id }) => {
      const ids = Option.getOrUndefined(idsIn(form['ids']))
      const wrong = refusalOf({ ids: ids === undefined ? noList : undefined })
      if (wrong) return wrong
      await inbox.markRead(id, ids ?? [])
      return { status: 'success' } as const
    }),
  ),
  updateSettings: accepting(
    ['settings'],
    own(async (world, { form, asker }, account) => {
      const given = Option.getOrUndefined(settingsIn(form['settings']))
      const entries = Object.entries(given ?? {})
      const known = new Set([...knownNotificationTypes, ...Object.keys(account.settings)])
      const problemOf = (type: string, value: unknown) => {
        if (!known.has(type)) return noType
        return typeof value === 'boolean' ? undefined : noBoolean
      }
      const wrong = refusalOf({
        settings: given === undefined ? noSettings : undefined,
        ...Object.fromEntries(entries.map(([type, value]) => [`settings.${type}`, problemOf(type, value)])),
      })
      if (wrong) return wrong
      const settings = Object.fromEntries(entries.map(([type, value]) => [type, value === true]))
      const changed = await world.identity.accounts.put({ ...account, settings: { ...account.settings, ...settings } })
      return { status: 'success', user: userWire(world, changed, asker) } as const
    }),
  ),
} satisfies Handlers
