import { Effect, Schema, SchemaGetter, SchemaParser, Option } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'
import {
  noCurrency,
  profileCodec,
  profileFields,
  profileKeys,
  withReadablePrices,
} from '#infrastructure/api/profile/profile.codec.ts'
import {
  Id,
  orElse,
  orElseIfInvalid,
  orNullIfInvalid,
  PersonName,
  Timestamp,
  Token,
  LooseBoolean,
} from '#infrastructure/api/shared/fields.ts'
import { PictureUrl } from '#infrastructure/api/shared/urls.ts'
import {
  isNotificationType,
  mostNotificationTypes,
  type NotificationSettings,
} from '#domain/notification/notification.ts'
import { invalidAs, OmittedReport, unchecked } from '#infrastructure/api/shared/lenient.ts'

const decodeSetting = Schema.decodeUnknownOption(LooseBoolean)

const decodeSettings = Effect.fnUntraced(function* (given: Readonly<Record<string, unknown>> | readonly []) {
  const report = yield* OmittedReport
  const settings = Object.entries(given).flatMap(([type, value]): (readonly [string, boolean])[] => {
    const isOn = Option.getOrUndefined(decodeSetting(value))
    if (isNotificationType(type) && isOn !== undefined) return [[type, isOn]]
    report()
    return []
  })
  return Object.fromEntries(settings.slice(0, mostNotificationTypes))
})

const settings = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Unknown)]).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, Schema.Boolean), {
    decode: SchemaGetter.transformEffect(decodeSettings),
    encode: SchemaGetter.transform((given): Readonly<Record<string, unknown>> => given),
  }),
) satisfies Schema.ConstraintCodec<NotificationSettings, unknown>

/** An open map; omits values that are not booleans. PHP writes an empty map as `[]`. */
const notificationSettingsCodec = orElse(invalidAs(settings, {}), {})

export const userCodec = Schema.Struct({
  id: Id,
  name: orElse(PersonName, ''),
  email: orNullIfInvalid(Schema.String),
  emailVerifiedAt: orNullIfInvalid(Timestamp),
  phone: orNullIfInvalid(Schema.String),
  avatar: orNullIfInvalid(PictureUrl),
  whatsapp: orNullIfInvalid(Schema.String),
  telegramLinked: orElseIfInvalid(LooseBoolean, false),
  settings: notificationSettingsCodec,
}).pipe(
  Schema.encodeKeys({ emailVerifiedAt: 'email_verified_at', telegramLinked: 'telegram_linked' }),
) satisfies Schema.ConstraintCodec<User, unknown>

export const sessionGrantCodec = Schema.Struct({ user: userCodec, token: Token })

const ownWire = Schema.Struct({
  ...profileFields,
  user: userCodec,
  aboutStatistics: orElseIfInvalid(LooseBoolean, false),
}).pipe(Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }))
type OwnProfileWire = typeof ownWire.Encoded

const ownProfile = Schema.Struct({
  user: Schema.toType(userCodec),
  profile: Schema.toType(profileCodec),
  aboutStatistics: Schema.Boolean,
  incomplete: Schema.optionalKey(Schema.Literal(true)),
})

const isKnown = (known: readonly string[], value: unknown) =>
  value === null || value === undefined || known.some(one => one === value)

const isLost = (wire: unknown, kept: unknown) => (wire ?? null) !== null && kept === null

/** Whether entries were omitted, or lost an unknown unit or type. */
const hasLostEntries = (wire: unknown, kept: readonly unknown[], name: string, known: readonly string[]) =>
  (wire ?? null) !== null &&
  !(
    Array.isArray(wire) &&
    wire.length === kept.length &&
    wire.every((entry: Readonly<Record<string, unknown>>) => isKnown(known, entry[name]))
  )

/** Whether saving the forms would overwrite unreadable data. */
const isIncomplete = (wire: OwnProfileWire, { user, ...profile }: typeof ownWire.Type) =>
  profile.currency === noCurrency ||
  isLost(wire.about, profile.about) ||
  isLost(wire.city, profile.city) ||
  isLost(wire.experience_years, profile.experienceYears) ||
  isLost(wire.user.email, user.email) ||
  isLost(wire.user.phone, user.phone) ||
  isLost(wire.user.whatsapp, user.whatsapp) ||
  hasLostEntries(wire.specialities, profile.specialities, 'price_unit', priceUnits) ||
  hasLostEntries(wire.socials, profile.socials, 'type', [...socialTypes, 'link'])

const decodeWire = SchemaParser.decodeUnknownEffect(ownWire)

/** Decodes leniently, and marks the profile `incomplete` if fields that the forms send were lost. */
const decode = Effect.fnUntraced(function* (given: OwnProfileWire) {
  const decoded = yield* decodeWire(given)
  const { user, aboutStatistics, ...profile } = withReadablePrices(decoded)
  const { id, name, avatar } = user
  const own = { user, profile: { ...profile, user: { id, name, avatar } }, aboutStatistics }
  return isIncomplete(given, decoded) ? { ...own, incomplete: true as const } : own
})

/** Separates the account's private fields from the public profile; the wire mixes them. */
export const ownProfileCodec = unchecked(ownWire).pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transformEffect(decode),
    encode: SchemaGetter.transformEffect(({ user, profile, aboutStatistics }: typeof ownProfile.Type) =>
      SchemaParser.encodeEffect(ownWire)({ ...profile, user, aboutStatistics }),
    ),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>
