import { Schema } from 'effect'
import type { User } from '#domain/user/user.ts'
import { notificationSettingsCodec } from '#infrastructure/api/notification/notification-settings.codec.ts'
import { Id, orElse, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { PictureUrl } from '#infrastructure/api/shared/picture-url.codec.ts'
import { Timestamp } from '#infrastructure/api/shared/timestamp.codec.ts'

/** Without an id nobody is known. */
export const userCodec = Schema.Struct({
  id: Id,
  name: orElse(Schema.String, ''),
  email: orNull(Schema.String),
  emailVerifiedAt: orNullIfUnusable(Timestamp),
  phone: orNull(Schema.String),
  avatar: orNullIfUnusable(PictureUrl),
  whatsapp: orNull(Schema.String),
  telegramLinked: orElse(Schema.Boolean, false),
  settings: notificationSettingsCodec,
}).pipe(
  Schema.encodeKeys({ emailVerifiedAt: 'email_verified_at', telegramLinked: 'telegram_linked' }),
) satisfies Schema.ConstraintCodec<User, unknown>
