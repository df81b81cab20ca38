import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { parseNotificationUrl, type Notification, type NotificationPage } from '#domain/notification/notification.ts'
import {
  countCodec,
  orElseIfMissing,
  orNull,
  orNullIfInvalid,
  textIdCodec,
  timestampCodec,
  writtenTextCodec,
} from '#infrastructure/api/shared/fields.ts'
import { defineAccountMutation, defineAccountQuery, anyResponse } from '#infrastructure/api/client/endpoint.ts'
import { acceptWrapped, createPageFields, pageKeys } from '#infrastructure/api/shared/page.codec.ts'
import { flagParameterCodec, positiveIntegerParameterCodec } from '#infrastructure/api/shared/query.ts'
import { replaceInvalid, reportOmission } from '#infrastructure/api/shared/lenient.ts'

const notificationUrlCodec = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text => {
      const url = parseNotificationUrl(text)
      return url === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'neither a path of this site nor an https URL' }))
        : Effect.succeed(url)
    }),
    encode: SchemaGetter.passthrough(),
  }),
)

const text = orElseIfMissing(replaceInvalid(writtenTextCodec, ''), '')
const data = Schema.Struct({
  title: text,
  text,
  url: orNull(replaceInvalid<string | null, string | null>(Schema.NullOr(notificationUrlCodec), null, reportOmission)),
})
const emptyData = { title: '', text: '', url: null }

const commonFields = {
  id: textIdCodec,
  type: text,
  readAt: orNullIfInvalid(timestampCodec),
  createdAt: orNullIfInvalid(timestampCodec),
}
const flatNotification = Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  title: Schema.String,
  text: Schema.String,
  url: Schema.NullOr(Schema.String),
  readAt: Schema.NullOr(Schema.String),
  createdAt: Schema.NullOr(Schema.String),
})

/** PHP writes an empty `data` map as `[]`. */
export const notificationCodec = Schema.Struct({
  ...commonFields,
  data: orElseIfMissing(replaceInvalid(data, emptyData), emptyData),
}).pipe(
  Schema.encodeKeys({ readAt: 'read_at', createdAt: 'created_at' }),
  Schema.decodeTo(flatNotification, {
    decode: SchemaGetter.transform(({ data: content, ...fields }) => ({ ...fields, ...content })),
    encode: SchemaGetter.transform(({ title, text: body, url, ...fields }) => ({
      ...fields,
      data: { title, text: body, url },
    })),
  }),
) satisfies Schema.ConstraintCodec<Notification, unknown>

export const notificationPageCodec = acceptWrapped(
  'notifications',
  Schema.Struct({ ...createPageFields(notificationCodec), unreadCount: orNullIfInvalid(countCodec) }).pipe(
    Schema.encodeKeys({ ...pageKeys, unreadCount: 'unread_count' }),
  ),
) satisfies Schema.ConstraintCodec<NotificationPage, unknown>

const notificationsQuery = Schema.Struct({
  page: positiveIntegerParameterCodec,
  perPage: positiveIntegerParameterCodec,
  unread: Schema.optionalKey(flagParameterCodec),
}).pipe(Schema.encodeKeys({ perPage: 'per_page' }))

export const notificationEndpoints = {
  notifications: defineAccountQuery('/api/user/notifications', {
    query: notificationsQuery,
    response: notificationPageCodec,
    summary: 'A page of the signed-in user’s notifications, newest first',
  }),
  markNotificationsRead: defineAccountMutation('PUT', '/api/user/notifications', {
    body: Schema.Struct({ ids: Schema.Array(Schema.String) }),
    response: anyResponse,
    summary: 'Marks notifications as read',
  }),
}
