import { Effect, Schema, SchemaGetter, SchemaParser } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'
import { notificationSettingsCodec } from '#infrastructure/api/notification/notification-settings.codec.ts'
import {
  profileCodec,
  profileFields,
  profileKeys,
  type ProfileWire,
} from '#infrastructure/api/profile/profile.codec.ts'
import { Id, orElse, orNull, orNullIfInvalid, Timestamp, Token } from '#infrastructure/api/shared/fields.ts'
import { OmittedReport } from '#infrastructure/api/shared/lenient.ts'
import { PictureUrl } from '#infrastructure/api/shared/urls.ts'

export const userCodec = Schema.Struct({
  id: Id,
  name: orElse(Schema.String, ''),
  email: orNull(Schema.String),
  emailVerifiedAt: orNullIfInvalid(Timestamp),
  phone: orNull(Schema.String),
  avatar: orNullIfInvalid(PictureUrl),
  whatsapp: orNull(Schema.String),
  telegramLinked: orElse(Schema.Boolean, false),
  settings: notificationSettingsCodec,
}).pipe(
  Schema.encodeKeys({ emailVerifiedAt: 'email_verified_at', telegramLinked: 'telegram_linked' }),
) satisfies Schema.ConstraintCodec<User, unknown>

export const sessionGrantCodec = Schema.Struct({ user: userCodec, token: Token })

const wire = Schema.Struct({ ...profileFields, user: userCodec, aboutStatistics: orElse(Schema.Boolean, false) }).pipe(
  Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }),
)
type OwnProfileWire = typeof wire.Encoded

const ownProfile = Schema.Struct({
  user: Schema.toType(userCodec),
  profile: Schema.toType(profileCodec),
  aboutStatistics: Schema.Boolean,
  incomplete: Schema.optionalKey(Schema.Literal(true)),
})

const isKnown = (known: readonly string[], value: unknown) =>
  value === null || value === undefined || known.some(one => one === value)

/** Unknown units and link types decode too, but lose their value. */
const hasOnlyKnownValues = ({ specialities, socials }: Pick<ProfileWire, 'specialities' | 'socials'>): boolean =>
  (specialities ?? []).every(speciality => isKnown(priceUnits, speciality?.price_unit)) &&
  (socials ?? []).every(social => isKnown([...socialTypes, 'link'], social?.type))

const decodeWire = SchemaParser.decodeUnknownEffect(wire)

/** Decodes as leniently as any profile, and marks it `incomplete` when that lost something. */
const decode = Effect.fnUntraced(function* (given: OwnProfileWire) {
  const report = yield* OmittedReport
  let omitted = 0
  const { user, aboutStatistics, ...profile } = yield* decodeWire(given).pipe(
    Effect.provideService(OmittedReport, () => {
      omitted += 1
      report()
    }),
  )
  const { id, name, avatar } = user
  const own = { user, profile: { ...profile, user: { id, name, avatar } }, aboutStatistics }
  const lostCity = profile.city === null && (given.city ?? null) !== null
  return omitted === 0 && hasOnlyKnownValues(given) && !lostCity ? own : { ...own, incomplete: true as const }
})

/** On the wire the account's fields are inside the profile; here they are apart from what others see. */
export const ownProfileCodec = Schema.declare((_given): _given is OwnProfileWire => true).pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transformEffect(decode),
    encode: SchemaGetter.transformEffect(({ user, profile, aboutStatistics }: typeof ownProfile.Type) =>
      SchemaParser.encodeEffect(wire)({ ...profile, user, aboutStatistics }),
    ),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>
