import { Schema, SchemaGetter } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { tariffs, type Placement } from '#domain/user/placement.ts'
import type { PasswordChange, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import {
  accountCredentialMutation,
  accountMutation,
  anyAnswer,
  noBody,
  credentialMutation,
  sessionQuery,
} from '#infrastructure/api/client/endpoint.ts'
import { Amount, Id, orNullIfInvalid, Token } from '#infrastructure/api/shared/fields.ts'
import { invalidAs } from '#infrastructure/api/shared/lenient.ts'
import { userCodec, ownProfileAnswer } from './user.codec.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

/** The gateway sends one of the two identifiers. */
const logInBody = Schema.Struct({
  email: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  password: Schema.String,
})

/** Only login calls the token `access_token`. */
export const loggedInCodec = Schema.Struct({ user: userCodec, token: Token }).pipe(
  Schema.encodeKeys({ token: 'access_token' }),
)

export const userEndpoints = {
  logIn: credentialMutation('POST', '/api/email/login', {
    body: logInBody,
    answer: loggedInCodec,
    summary: 'Opens a session with an e-mail address or phone number and a password',
  }),
  ownProfile: sessionQuery('/api/user/profile', {
    query: noQuery,
    answer: ownProfileAnswer,
    summary: 'The signed-in user’s profile, with private fields',
  }),
}

const personalEditBody = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.NullOr(Schema.String)),
  phone: Schema.optionalKey(Schema.NullOr(Schema.String)),
}) satisfies Schema.ConstraintCodec<PersonalEdit, unknown>

/** An entry that the site can't read, as it came. */
const keptBody = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Struct({ entry: Schema.Unknown }), {
    decode: SchemaGetter.transform(entry => ({ entry })),
    encode: SchemaGetter.transform(({ entry }) => entry),
  }),
)

const offeredSpeciality = Schema.Struct({
  id: Schema.optionalKey(Id),
  categoryId: Schema.NullOr(Id),
  name: Schema.optionalKey(Schema.String),
  priceFrom: Schema.NullOr(Amount),
  priceUnit: Schema.NullOr(Schema.Literals(priceUnits)),
  unknownUnit: Schema.optionalKey(Schema.String),
})

const isPriceUnit = Schema.is(Schema.NullOr(Schema.Literals(priceUnits)))

const specialityBody = Schema.Struct({
  id: Schema.optionalKey(Id),
  categoryId: Schema.NullOr(Id),
  name: Schema.optionalKey(Schema.String),
  priceFrom: Schema.NullOr(Amount),
  priceUnit: Schema.NullOr(Schema.String),
}).pipe(
  Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }),
  Schema.decodeTo(Schema.toType(offeredSpeciality), {
    decode: SchemaGetter.transform(({ priceUnit: unit, ...speciality }) =>
      isPriceUnit(unit) ? { ...speciality, priceUnit: unit } : { ...speciality, priceUnit: null, unknownUnit: unit },
    ),
    encode: SchemaGetter.transform(({ priceUnit, unknownUnit, ...speciality }) => ({
      ...speciality,
      priceUnit: unknownUnit ?? priceUnit,
    })),
  }),
)

const socialType = Schema.Literals([...socialTypes, 'link'])
const isSocialType = Schema.is(socialType)

const socialBody = Schema.Struct({ type: Schema.String, url: Schema.String }).pipe(
  Schema.decodeTo(
    Schema.Struct({ type: socialType, unknownType: Schema.optionalKey(Schema.String), url: Schema.String }),
    {
      decode: SchemaGetter.transform(({ type, url }) =>
        isSocialType(type) ? { type, url } : { type: 'link' as const, unknownType: type, url },
      ),
      encode: SchemaGetter.transform(({ type, unknownType, url }) => ({ type: unknownType ?? type, url })),
    },
  ),
)

const profileEditBody = Schema.Struct({
  about: Schema.optionalKey(Schema.NullOr(Schema.String)),
  cityId: Schema.optionalKey(Schema.NullOr(Id)),
  experienceYears: Schema.optionalKey(Schema.NullOr(Amount)),
  specialities: Schema.optionalKey(Schema.Array(Schema.Union([specialityBody, keptBody]))),
  socials: Schema.optionalKey(Schema.Array(Schema.Union([socialBody, keptBody]))),
}).pipe(Schema.encodeKeys({ cityId: 'city_id', experienceYears: 'experience_years' })) satisfies Schema.ConstraintCodec<
  ProfileEdit,
  unknown
>

const passwordChange = Schema.Struct({ currentPassword: Schema.optionalKey(Schema.String), password: Schema.String })

/** The form has one field for the new password. */
const passwordChangeBody = Schema.Struct({
  current_password: Schema.optionalKey(Schema.String),
  password: Schema.String,
  password_confirmation: Schema.String,
}).pipe(
  Schema.decodeTo(passwordChange, {
    decode: SchemaGetter.transform(({ current_password: currentPassword, password }) => ({
      ...(currentPassword !== undefined && { currentPassword }),
      password,
    })),
    encode: SchemaGetter.transform(({ currentPassword, password }) => ({
      ...(currentPassword !== undefined && { current_password: currentPassword }),
      password,
      password_confirmation: password,
    })),
  }),
) satisfies Schema.ConstraintCodec<PasswordChange, unknown>

const botBody = Schema.Struct({ botType: Schema.Literal('telegram') }).pipe(Schema.encodeKeys({ botType: 'bot_type' }))

/** A part of a link; may be a number. */
const botCodeCodec = Schema.Struct({
  code: Schema.Union([Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u)), Id]),
})

/** The wire calls it `phone` (specification, section 3). */
const chatAppBody = Schema.Struct({ whatsapp: Schema.String }).pipe(Schema.encodeKeys({ whatsapp: 'phone' }))

/** The settings were saved even if the answer's user is missing or invalid. */
const settingsAnswer = invalidAs(Schema.Struct({ user: orNullIfInvalid(userCodec) }), { user: null })

export const placementBody = Schema.Struct({
  tariff: Schema.Literals(tariffs),
  comment: Schema.String,
}) satisfies Schema.ConstraintCodec<Placement, unknown>

export const accountEndpoints = {
  updateUser: accountMutation('PUT', '/api/user', {
    body: personalEditBody,
    answer: anyAnswer,
    summary: 'Changes the name, e-mail address or phone number; omitted fields are unchanged',
  }),
  updateProfile: accountMutation('PUT', '/api/v2/user/profile', {
    body: profileEditBody,
    answer: anyAnswer,
    summary: 'Changes the profile; omitted fields are unchanged, lists are replaced',
  }),
  changePassword: accountCredentialMutation('PUT', '/api/user/passwords', {
    body: passwordChangeBody,
    answer: anyAnswer,
    summary: 'Changes the password',
  }),
  generateBotCode: accountMutation('POST', '/api/bot/generate/code', {
    body: botBody,
    answer: botCodeCodec,
    summary: 'Creates a code for linking the messaging bot',
  }),
  updateChatApp: accountMutation('POST', '/api/user/whats_up', {
    body: chatAppBody,
    answer: anyAnswer,
    summary: 'Changes the chat app number',
  }),
  countRegion: accountMutation('POST', '/api/regions', {
    body: noBody,
    answer: anyAnswer,
    summary: 'Includes the user in their region’s statistics',
  }),
  dontCountRegion: accountMutation('DELETE', '/api/regions', {
    body: noBody,
    answer: anyAnswer,
    summary: 'Excludes the user from their region’s statistics',
  }),
  updateSettings: accountMutation('PUT', '/api/user/settings', {
    body: Schema.Struct({ settings: Schema.Record(Schema.String, Schema.Boolean) }),
    answer: settingsAnswer,
    summary: 'Changes the notification settings; every type is sent',
  }),
  applyForPlacement: accountMutation('POST', '/api/user/application/buy', {
    body: placementBody,
    answer: anyAnswer,
    summary: 'Applies for paid placement',
  }),
}
