import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { parseNotificationUrl, type Notification, type NotificationPage } from '#domain/notification/notification.ts'
import { Count, orElse, orNull, orNullIfInvalid, Timestamp } from '#infrastructure/api/shared/fields.ts'
import { accountMutation, accountQuery, anyAnswer } from '#infrastructure/api/client/endpoint.ts'
import { acceptWrapped, pageFields, pageKeys } from '#infrastructure/api/shared/page.codec.ts'
import { Flag, IdText } from '#infrastructure/api/shared/query.ts'
import { invalidAs, reportOmitted } from '#infrastructure/api/shared/lenient.ts'

const Url = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text => {
      const url = parseNotificationUrl(text)
      return url === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'neither a path of this site nor https' }))
        : Effect.succeed(url)
    }),
    encode: SchemaGetter.passthrough(),
  }),
)

const text = orElse(invalidAs(Schema.String, ''), '')
const data = Schema.Struct({
  title: text,
  text,
  url: orNull(invalidAs<string | null, string | null>(Schema.NullOr(Url), null, reportOmitted)),
})
const noData = { title: '', text: '', url: null }

const common = {
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u)),
  type: text,
  readAt: orNullIfInvalid(Timestamp),
  createdAt: orNullIfInvalid(Timestamp),
}
const flat = Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  title: Schema.String,
  text: Schema.String,
  url: Schema.NullOr(Schema.String),
  readAt: Schema.NullOr(Schema.String),
  createdAt: Schema.NullOr(Schema.String),
})

/** The id is required to mark it as read. PHP writes an empty `data` map as `[]`. */
export const notificationCodec = Schema.Struct({ ...common, data: orElse(invalidAs(data, noData), noData) }).pipe(
  Schema.encodeKeys({ readAt: 'read_at', createdAt: 'created_at' }),
  Schema.decodeTo(flat, {
    decode: SchemaGetter.transform(({ data: content, ...rest }) => ({ ...rest, ...content })),
    encode: SchemaGetter.transform(({ title, text: body, url, ...rest }) => ({
      ...rest,
      data: { title, text: body, url },
    })),
  }),
) satisfies Schema.ConstraintCodec<Notification, unknown>

export const notificationPageCodec = acceptWrapped(
  'notifications',
  Schema.Struct({ ...pageFields(notificationCodec), unreadCount: orNullIfInvalid(Count) }).pipe(
    Schema.encodeKeys({ ...pageKeys, unreadCount: 'unread_count' }),
  ),
) satisfies Schema.ConstraintCodec<NotificationPage, unknown>

const notificationsQuery = Schema.Struct({ page: IdText, perPage: IdText, unread: Schema.optionalKey(Flag) }).pipe(
  Schema.encodeKeys({ perPage: 'per_page' }),
)

export const notificationEndpoints = {
  notifications: accountQuery('/api/user/notifications', {
    query: notificationsQuery,
    answer: notificationPageCodec,
    summary: 'A page of the signed-in user’s notifications, newest first',
  }),
  markNotificationsRead: accountMutation('PUT', '/api/user/notifications', {
    body: Schema.Struct({ ids: Schema.Array(Schema.String) }),
    answer: anyAnswer,
    summary: 'Marks notifications as read',
  }),
}
