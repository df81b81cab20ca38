import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { notificationUrl, type Notification, type NotificationPage } from '#domain/notification/notification.ts'
import { Count, orElse, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { tellLeftOut } from '#infrastructure/api/shared/left-out.ts'
import { pageFields, pageKeys } from '#infrastructure/api/shared/page.codec.ts'
import { Flag, IdText } from '#infrastructure/api/shared/query.ts'
import { Timestamp } from '#infrastructure/api/shared/timestamp.codec.ts'
import { unusableAs } from '#infrastructure/api/shared/unusable-as.ts'

const Url = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text => {
      const url = notificationUrl(text)
      return url === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'neither a path of this site nor https' }))
        : Effect.succeed(url)
    }),
    encode: SchemaGetter.passthrough(),
  }),
)

const text = orElse(unusableAs(Schema.String, ''), '')
const data = Schema.Struct({
  title: text,
  text,
  // Reported: an address that leads out of the site in another way is nobody's mistake.
  url: orNull(unusableAs<string | null, string | null>(Schema.NullOr(Url), null, tellLeftOut)),
})
const noData = { title: '', text: '', url: null }

const common = {
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)),
  type: text,
  readAt: orNullIfUnusable(Timestamp),
  createdAt: orNullIfUnusable(Timestamp),
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

/** Without an id it could not be marked as read. `data` may be an empty map, which PHP writes as `[]`. */
export const notificationCodec = Schema.Struct({ ...common, data: orElse(unusableAs(data, noData), noData) }).pipe(
  Schema.encodeKeys({ readAt: 'read_at', createdAt: 'created_at' }),
  Schema.decodeTo(flat, {
    decode: SchemaGetter.transform(({ data: said, ...rest }) => ({ ...rest, ...said })),
    encode: SchemaGetter.transform(({ title, text: words, url, ...rest }) => ({
      ...rest,
      data: { title, text: words, url },
    })),
  }),
) satisfies Schema.ConstraintCodec<Notification, unknown>

export const notificationPageCodec = Schema.Struct({
  ...pageFields(notificationCodec),
  unreadCount: orNullIfUnusable(Count),
}).pipe(Schema.encodeKeys({ ...pageKeys, unreadCount: 'unread_count' })) satisfies Schema.ConstraintCodec<
  NotificationPage,
  unknown
>

export const notificationsQuery = Schema.Struct({
  page: IdText,
  perPage: IdText,
  unread: Schema.optionalKey(Flag),
}).pipe(Schema.encodeKeys({ perPage: 'per_page' }))

export const readBody = Schema.Struct({ ids: Schema.Array(Schema.String) })

export const settingsBody = Schema.Struct({ settings: Schema.Record(Schema.String, Schema.Boolean) })
