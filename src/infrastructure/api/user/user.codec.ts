import { Effect, Option, Predicate, Schema, SchemaGetter, SchemaIssue, SchemaParser } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { editInputLimits } from '#domain/user/edit-input-limits.ts'
import type { EditedList, UnreadableEntry, OwnProfile, User } from '#domain/user/user.ts'
import {
  invalidCurrency,
  profileFields,
  profileKeys,
  socialCodec,
  ownSpecialityCodec,
  dropUnreadablePrices,
} from '#infrastructure/api/profile/profile.codec.ts'
import {
  idCodec,
  orElseIfMissing,
  orElseIfInvalid,
  orNull,
  orNullIfInvalid,
  nameCodec,
  timestampCodec,
  tokenCodec,
  looseBooleanCodec,
} from '#infrastructure/api/shared/fields.ts'
import { imageUrlCodec } from '#infrastructure/api/shared/urls.ts'
import {
  isKnownNotificationType,
  isNotificationType,
  maxNotificationTypes,
  type NotificationSettings,
  type UnreadableSettings,
} from '#domain/notification/notification.ts'
import { acceptAlternative, OmissionReport, skipChecks } from '#infrastructure/api/shared/lenient.ts'

const decodeSetting = Schema.decodeUnknownOption(looseBooleanCodec)

function splitSettings(wireSettings: object) {
  const settings: (readonly [string, boolean])[] = []
  const unreadable: (readonly [string, UnreadableSettings[string]])[] = []
  for (const [type, entry] of Object.entries(wireSettings)) {
    // A known type without a value is off, as all types are if there are no settings.
    const isOn = Option.getOrUndefined(decodeSetting(isKnownNotificationType(type) ? (entry ?? false) : entry))
    if (isNotificationType(type) && isOn !== undefined) settings.push([type, isOn])
    else unreadable.push([type, { entry }])
  }
  return { settings, unreadable }
}

const decodeSettings = Effect.fnUntraced(function* (wireSettings: Readonly<Record<string, unknown>> | readonly []) {
  const report = yield* OmissionReport
  const { settings, unreadable } = splitSettings(wireSettings)
  for (const _ of unreadable) report()
  if (settings.length === 0 && unreadable.length > 0)
    return yield* Effect.fail(new SchemaIssue.InvalidValue({ message: 'no valid setting' }))
  return Object.fromEntries(settings.slice(0, maxNotificationTypes))
})

/** PHP writes an empty map as `[]`. */
const settingsCodec = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Unknown)]).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, Schema.Boolean), {
    decode: SchemaGetter.transformEffect(decodeSettings),
    encode: SchemaGetter.transform((decodedSettings): Readonly<Record<string, unknown>> => decodedSettings),
  }),
) satisfies Schema.ConstraintCodec<NotificationSettings, unknown>

export const userCodec = Schema.Struct({
  id: idCodec,
  name: orElseIfMissing(nameCodec, ''),
  email: orNullIfInvalid(Schema.String),
  emailVerifiedAt: orNullIfInvalid(timestampCodec),
  phone: orNullIfInvalid(Schema.String),
  avatar: orNullIfInvalid(imageUrlCodec),
  whatsapp: orNullIfInvalid(Schema.String),
  telegramLinked: orElseIfInvalid(looseBooleanCodec, false),
  settings: orElseIfInvalid(settingsCodec, {}),
}).pipe(
  Schema.encodeKeys({ emailVerifiedAt: 'email_verified_at', telegramLinked: 'telegram_linked' }),
) satisfies Schema.ConstraintCodec<User, unknown>

export const sessionGrantCodec = Schema.Struct({ user: userCodec, token: tokenCodec })

const ownProfileWireCodec = Schema.Struct({
  ...profileFields,
  // An account without a profile has no profile id.
  id: orNull(idCodec),
  user: userCodec,
  aboutStatistics: orElseIfInvalid(looseBooleanCodec, false),
}).pipe(Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }))
type OwnProfileWire = typeof ownProfileWireCodec.Encoded

const ownProfile = Schema.declare((_value): _value is OwnProfile => true)

const decodeShortText = Schema.decodeUnknownOption(
  Schema.NullishOr(Schema.String.check(Schema.isMaxLength(editInputLimits.unknownValue))),
)

/** Undefined if the value is known or absent. None if it is not text, or is too long to be sent back. */
const decodeUnknownValue = (knownValues: readonly string[], entry: unknown, name: string) =>
  Option.map(decodeShortText(Predicate.hasProperty(entry, name) ? entry[name] : undefined), value =>
    knownValues.some(knownValue => knownValue === value) ? undefined : (value ?? undefined),
  )

/** Null entries are omitted, and do not affect positions. */
function splitEntries<T>(wire: unknown, decodeEntry: (entry: unknown) => Option.Option<T>) {
  const entries: T[] = []
  const unreadable: UnreadableEntry[] = []
  for (const entry of Array.isArray(wire) ? wire : []) {
    const decodedEntry = Option.getOrUndefined(decodeEntry(entry))
    if (decodedEntry) entries.push(decodedEntry)
    else if (entry !== null) unreadable.push({ index: entries.length + unreadable.length, entry })
  }
  return { entries, unreadable }
}

const decodeSpeciality = Schema.decodeUnknownOption(ownSpecialityCodec)
const decodeOwnSpeciality = (entry: unknown) =>
  Option.zipWith(
    decodeSpeciality(entry),
    decodeUnknownValue(priceUnits, entry, 'price_unit'),
    (speciality, unknownUnit) => (unknownUnit === undefined ? speciality : { ...speciality, unknownUnit }),
  )

const decodeSocial = Schema.decodeUnknownOption(socialCodec)
const decodeOwnSocial = (entry: unknown) =>
  Option.zipWith(
    decodeSocial(entry),
    decodeUnknownValue([...socialTypes, 'link'], entry, 'type'),
    (social, unknownType) => (unknownType === undefined ? social : { ...social, unknownType }),
  )

const isListOrNullish = (wire: unknown) => (wire ?? null) === null || Array.isArray(wire)

const listUnreadableLists = (wire: OwnProfileWire, isCurrencyValid: boolean): readonly EditedList[] => [
  // If the currency is invalid, the form would show the specialities without their prices.
  ...(isListOrNullish(wire.specialities) && isCurrencyValid ? [] : (['specialities'] as const)),
  ...(isListOrNullish(wire.socials) ? [] : (['socials'] as const)),
]

const decodeReadableSettings = Schema.decodeUnknownOption(Schema.NullishOr(settingsCodec))

function describeUnreadableSettings(wire: unknown): Pick<OwnProfile, 'unreadableSettings' | 'hasUnreadableSettings'> {
  if (Option.isNone(decodeReadableSettings(wire))) return { hasUnreadableSettings: true }
  const { unreadable } = splitSettings(Predicate.isObject(wire) ? wire : {})
  return unreadable.length > 0 ? { unreadableSettings: Object.fromEntries(unreadable) } : {}
}

const decodeWire = SchemaParser.decodeUnknownEffect(ownProfileWireCodec)

/** Retains unreadable list entries, because lists are saved as a whole. */
const decode = Effect.fnUntraced(function* (wire: OwnProfileWire) {
  const decodedProfile = yield* decodeWire(wire)
  const specialities = splitEntries(wire.specialities, decodeOwnSpeciality)
  const socials = splitEntries(wire.socials, decodeOwnSocial)
  const lists = { specialities: specialities.entries, socials: socials.entries }
  const { user, aboutStatistics, ...profile } = dropUnreadablePrices({ ...decodedProfile, ...lists })
  const { id, name, avatar } = user
  const unreadableEntries = { specialities: specialities.unreadable, socials: socials.unreadable }
  const unreadableLists = listUnreadableLists(wire, decodedProfile.currency !== invalidCurrency)
  return {
    user,
    profile: { ...profile, user: { id, name, avatar } },
    aboutStatistics,
    ...(unreadableEntries.specialities.length + unreadableEntries.socials.length > 0 && { unreadableEntries }),
    ...(unreadableLists.length > 0 && { unreadableLists }),
    ...describeUnreadableSettings(wire.user.settings),
  }
})

export const ownProfileCodec = skipChecks(ownProfileWireCodec).pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transformEffect(decode),
    encode: SchemaGetter.transformEffect(({ user, profile, aboutStatistics }: OwnProfile) =>
      SchemaParser.encodeEffect(ownProfileWireCodec)({ ...profile, user, aboutStatistics }),
    ),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>

/** The user may be beside the profile, or alone. The user in the profile may then have only the public fields. */
export function putUserIntoProfile(wire: unknown): unknown {
  if (!Predicate.hasProperty(wire, 'user')) return wire
  const profile = toRecord(Predicate.hasProperty(wire, 'profile') ? wire.profile : undefined)
  return { profile: { ...profile, user: { ...toRecord(profile['user']), ...toRecord(wire.user) } } }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (Predicate.isObject(value) ? { ...value } : {})

export const ownProfileResponse = acceptAlternative(Schema.Struct({ profile: ownProfileCodec }), putUserIntoProfile)
