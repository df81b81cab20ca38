import { Effect, Option, Predicate, Schema, SchemaGetter, SchemaParser } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { EditedList, UnreadableEntry, OwnProfile, User } from '#domain/user/user.ts'
import {
  noCurrency,
  profileFields,
  profileKeys,
  socialCodec,
  specialityCodec,
  withReadablePrices,
} from '#infrastructure/api/profile/profile.codec.ts'
import {
  Id,
  orElse,
  orElseIfInvalid,
  orNull,
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
import { acceptAlternative, invalidAs, OmittedReport, unchecked } from '#infrastructure/api/shared/lenient.ts'

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
  // An account without a profile has none.
  id: orNull(Id),
  user: userCodec,
  aboutStatistics: orElseIfInvalid(LooseBoolean, false),
}).pipe(Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }))
type OwnProfileWire = typeof ownWire.Encoded

const ownProfile = Schema.declare((_given): _given is OwnProfile => true)

const isKnown = (known: readonly string[], value: unknown) =>
  (value ?? null) === null || known.some(one => one === value)

/** Returns the field's value if it is a string that this site does not know. */
const getUnknownValue = (known: readonly string[], entry: unknown, name: string): string | undefined => {
  const value = Predicate.hasProperty(entry, name) ? entry[name] : undefined
  return isKnown(known, value) ? undefined : String(value)
}

/** The entries of a list that decode, and the others as they came. */
function splitEntries<T>(wire: unknown, decodeEntry: (entry: unknown) => Option.Option<T>) {
  const entries: T[] = []
  const kept: UnreadableEntry[] = []
  for (const [at, entry] of (Array.isArray(wire) ? wire : []).entries()) {
    const decoded = Option.getOrUndefined(decodeEntry(entry))
    if (decoded) entries.push(decoded)
    else if (entry !== null) kept.push({ at, entry })
  }
  return { entries, kept }
}

const decodeSpeciality = Schema.decodeUnknownOption(specialityCodec)
const decodeOwnSpeciality = (entry: unknown) =>
  Option.map(decodeSpeciality(entry), speciality => {
    const unknownUnit = getUnknownValue(priceUnits, entry, 'price_unit')
    return unknownUnit === undefined ? speciality : { ...speciality, unknownUnit }
  })

const decodeSocial = Schema.decodeUnknownOption(socialCodec)
const decodeOwnSocial = (entry: unknown) =>
  Option.map(decodeSocial(entry), social => {
    const unknownType = getUnknownValue([...socialTypes, 'link'], entry, 'type')
    return unknownType === undefined ? social : { ...social, unknownType }
  })

const isList = (wire: unknown) => (wire ?? null) === null || Array.isArray(wire)

const listUnreadable = (wire: OwnProfileWire, hasCurrency: boolean): readonly EditedList[] => [
  // The form would show services of an unknown currency without their prices.
  ...(isList(wire.specialities) && hasCurrency ? [] : (['specialities'] as const)),
  ...(isList(wire.socials) ? [] : (['socials'] as const)),
]

const decodeWire = SchemaParser.decodeUnknownEffect(ownWire)

/** Decodes leniently, but keeps unreadable list entries, because lists are saved as a whole. */
const decode = Effect.fnUntraced(function* (given: OwnProfileWire) {
  const decoded = yield* decodeWire(given)
  const specialities = splitEntries(given.specialities, decodeOwnSpeciality)
  const socials = splitEntries(given.socials, decodeOwnSocial)
  const lists = { specialities: specialities.entries, socials: socials.entries }
  const { user, aboutStatistics, ...profile } = withReadablePrices({ ...decoded, ...lists })
  const { id, name, avatar } = user
  const kept = { specialities: specialities.kept, socials: socials.kept }
  const unreadable = listUnreadable(given, decoded.currency !== noCurrency)
  return {
    user,
    profile: { ...profile, user: { id, name, avatar } },
    aboutStatistics,
    ...(kept.specialities.length + kept.socials.length > 0 && { kept }),
    ...(unreadable.length > 0 && { unreadable }),
  }
})

/** Separates the account's private fields from the public profile; the wire mixes them. */
export const ownProfileCodec = unchecked(ownWire).pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transformEffect(decode),
    encode: SchemaGetter.transformEffect(({ user, profile, aboutStatistics }: OwnProfile) =>
      SchemaParser.encodeEffect(ownWire)({ ...profile, user, aboutStatistics }),
    ),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>

/** The user may stand beside the profile, or alone if there is no profile. */
function putUserIntoProfile(wire: unknown): unknown {
  if (!Predicate.hasProperty(wire, 'user')) return wire
  const profile: unknown = Predicate.hasProperty(wire, 'profile') ? wire.profile : undefined
  return { profile: { user: wire.user, ...(Predicate.isObject(profile) ? profile : {}) } }
}

export const ownProfileAnswer = acceptAlternative(Schema.Struct({ profile: ownProfileCodec }), putUserIntoProfile)
