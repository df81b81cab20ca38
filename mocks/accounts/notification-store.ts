import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { randomUUID } from 'node:crypto'
import type { notificationCodec } from '#infrastructure/api/notification/notification.endpoints.ts'
import { bilingualText, type MockLanguage } from '#mocks/data/bilingual.ts'
import type { NotificationContent } from '#mocks/data/notification-contents.ts'

export const notificationRecord = Schema.Struct({
  number: Schema.Int,
  userId: Schema.Int,
  id: Schema.String,
  type: Schema.String,
  title: bilingualText,
  text: bilingualText,
  url: Schema.NullOr(Schema.String),
  readAt: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
})

type NotificationRecord = typeof notificationRecord.Type

export class NotificationStore {
  readonly #notifications = new Collection({ schema: Schema.toStandardSchemaV1(notificationRecord) })
  #lastNumber = 0

  async add(
    userId: number,
    content: NotificationContent,
    { id = randomUUID(), isRead = false }: { readonly id?: string; readonly isRead?: boolean } = {},
  ): Promise<void> {
    const createdAt = new Date().toISOString()
    await this.#notifications.create({
      number: ++this.#lastNumber,
      userId,
      id,
      ...content,
      readAt: isRead ? createdAt : null,
      createdAt,
    })
  }

  getAll(): readonly NotificationRecord[] {
    return this.#notifications.all()
  }

  async restore(notifications: readonly NotificationRecord[]): Promise<void> {
    this.#notifications.clear()
    for (const notification of notifications) await this.#notifications.create(notification)
    this.#lastNumber = Math.max(0, ...notifications.map(({ number }) => number))
  }

  list(userId: number, unreadOnly = false): readonly NotificationRecord[] {
    return this.#notifications.findMany(
      q => q.where(notification => notification.userId === userId && (!unreadOnly || notification.readAt === null)),
      { orderBy: { number: 'desc' } },
    )
  }

  async markRead(userId: number, ids: readonly string[]): Promise<void> {
    const readAt = new Date().toISOString()
    await this.#notifications.updateMany(
      q =>
        q.where(
          notification =>
            notification.userId === userId && notification.readAt === null && ids.includes(notification.id),
        ),
      {
        data: record => {
          record.readAt = readAt
        },
      },
    )
  }

  clear(userId: number): void {
    this.#notifications.deleteMany(q => q.where({ userId }))
  }
}

export const toNotificationWire = (
  { id, type, title, text, url, readAt, createdAt }: NotificationRecord,
  lang: MockLanguage,
): typeof notificationCodec.Encoded => ({
  id,
  type,
  data: { title: title[lang], text: text[lang], url },
  read_at: readAt,
  created_at: createdAt,
})
