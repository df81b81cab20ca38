import { Schema, SchemaGetter } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { tariffs, type Placement } from '#domain/user/placement.ts'
import type { PasswordChange, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import {
  defineAccountCredentialMutation,
  defineAccountMutation,
  defineAccountQuery,
  anyResponse,
  noBody,
  defineCredentialMutation,
} from '#infrastructure/api/client/endpoint.ts'
import { amountCodec, idCodec, orNullIfInvalid, textIdCodec, tokenCodec } from '#infrastructure/api/shared/fields.ts'
import { replaceInvalid } from '#infrastructure/api/shared/lenient.ts'
import { userCodec, ownProfileResponse } from './user.codec.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

/** Either the email or the phone number is sent. */
const logInBody = Schema.Struct({
  email: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  password: Schema.String,
})

/** Only the response to a login names the token `access_token`. */
export const loginCodec = Schema.Struct({ user: userCodec, token: tokenCodec }).pipe(
  Schema.encodeKeys({ token: 'access_token' }),
)

export const sessionEndpoints = {
  logIn: defineCredentialMutation('POST', '/api/email/login', {
    body: logInBody,
    response: loginCodec,
    summary: 'Opens a session with an email address or phone number and a password',
  }),
  ownProfile: defineAccountQuery('/api/user/profile', {
    query: noQuery,
    response: ownProfileResponse,
    summary: 'The signed-in user’s profile, with private fields',
  }),
}

const personalEditBody = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  email: Schema.optionalKey(Schema.NullOr(Schema.String)),
  phone: Schema.optionalKey(Schema.NullOr(Schema.String)),
}) satisfies Schema.ConstraintCodec<PersonalEdit, unknown>

const unreadableEntryBody = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Struct({ entry: Schema.Unknown }), {
    decode: SchemaGetter.transform(entry => ({ entry })),
    encode: SchemaGetter.transform(({ entry }) => entry),
  }),
)

const editedSpeciality = Schema.Struct({
  id: Schema.optionalKey(idCodec),
  categoryId: Schema.NullOr(idCodec),
  name: Schema.optionalKey(Schema.String),
  priceFrom: Schema.NullOr(amountCodec),
  priceUnit: Schema.NullOr(Schema.Literals(priceUnits)),
  unknownUnit: Schema.optionalKey(Schema.String),
})

const isPriceUnit = Schema.is(Schema.NullOr(Schema.Literals(priceUnits)))

const specialityBody = Schema.Struct({
  id: Schema.optionalKey(idCodec),
  categoryId: Schema.NullOr(idCodec),
  name: Schema.optionalKey(Schema.String),
  priceFrom: Schema.NullOr(amountCodec),
  priceUnit: Schema.NullOr(Schema.String),
}).pipe(
  Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }),
  Schema.decodeTo(Schema.toType(editedSpeciality), {
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
  cityId: Schema.optionalKey(Schema.NullOr(idCodec)),
  experienceYears: Schema.optionalKey(Schema.NullOr(amountCodec)),
  specialities: Schema.optionalKey(Schema.Array(Schema.Union([specialityBody, unreadableEntryBody]))),
  socials: Schema.optionalKey(Schema.Array(Schema.Union([socialBody, unreadableEntryBody]))),
}).pipe(Schema.encodeKeys({ cityId: 'city_id', experienceYears: 'experience_years' })) satisfies Schema.ConstraintCodec<
  ProfileEdit,
  unknown
>

const passwordChange = Schema.Struct({ currentPassword: Schema.optionalKey(Schema.String), password: Schema.String })

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

const botCodeBody = Schema.Struct({ botType: Schema.Literal('telegram') }).pipe(
  Schema.encodeKeys({ botType: 'bot_type' }),
)

/** The code becomes part of a link. The API may send it as a number. */
const botCodeCodec = Schema.Struct({
  code: Schema.Union([textIdCodec, idCodec]),
})

const chatAppBody = Schema.Struct({ whatsapp: Schema.String }).pipe(Schema.encodeKeys({ whatsapp: 'phone' }))

/** The settings were saved even if the user of the response is missing or invalid. */
const settingsResponse = replaceInvalid(Schema.Struct({ user: orNullIfInvalid(userCodec) }), { user: null })

export const placementBody = Schema.Struct({
  tariff: Schema.Literals(tariffs),
  comment: Schema.String,
}) satisfies Schema.ConstraintCodec<Placement, unknown>

export const accountEndpoints = {
  updateUser: defineAccountMutation('PUT', '/api/user', {
    body: personalEditBody,
    response: anyResponse,
    summary: 'Changes the name, email address or phone number; omitted fields are unchanged',
  }),
  updateProfile: defineAccountMutation('PUT', '/api/v2/user/profile', {
    body: profileEditBody,
    response: anyResponse,
    summary: 'Changes the profile; omitted fields are unchanged, lists are replaced',
  }),
  changePassword: defineAccountCredentialMutation('PUT', '/api/user/passwords', {
    body: passwordChangeBody,
    response: anyResponse,
    summary: 'Changes the password',
  }),
  generateBotCode: defineAccountMutation('POST', '/api/bot/generate/code', {
    body: botCodeBody,
    response: botCodeCodec,
    summary: 'Creates a code for linking the messaging bot',
  }),
  updateChatApp: defineAccountMutation('POST', '/api/user/whats_up', {
    body: chatAppBody,
    response: anyResponse,
    summary: 'Changes the chat app number',
  }),
  joinRegionStatistics: defineAccountMutation('POST', '/api/regions', {
    body: noBody,
    response: anyResponse,
    summary: 'Includes the user in their region’s statistics',
  }),
  leaveRegionStatistics: defineAccountMutation('DELETE', '/api/regions', {
    body: noBody,
    response: anyResponse,
    summary: 'Excludes the user from their region’s statistics',
  }),
  updateSettings: defineAccountMutation('PUT', '/api/user/settings', {
    body: Schema.Struct({
      settings: Schema.Record(Schema.String, Schema.Union([Schema.Boolean, unreadableEntryBody])),
    }),
    response: settingsResponse,
    summary: 'Changes the notification settings; every type is sent',
  }),
  applyForPlacement: defineAccountMutation('POST', '/api/user/application/buy', {
    body: placementBody,
    response: anyResponse,
    summary: 'Applies for paid placement',
  }),
}
