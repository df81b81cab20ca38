import { Schema, SchemaGetter } from 'effect'
import { priceUnits } from '#domain/profile/profile.ts'
import { tariffs, type Placement } from '#domain/user/placement.ts'
import type { PasswordChange, PersonalData, ProfileEdit } from '#domain/user/edits.ts'
import { socialCodec } from '#infrastructure/api/profile/social.codec.ts'
import { Amount, Id, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { statusCodec } from '#infrastructure/api/shared/status.codec.ts'
import { userCodec } from './user.codec.ts'

export const personalDataBody = Schema.Struct({
  name: Schema.String,
  email: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
}) satisfies Schema.ConstraintCodec<PersonalData, unknown>

const specialityBody = Schema.Struct({
  categoryId: Schema.NullOr(Id),
  name: Schema.String,
  priceFrom: Schema.NullOr(Amount),
  priceUnit: Schema.NullOr(Schema.Literals(priceUnits)),
}).pipe(Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }))

export const profileEditBody = Schema.Struct({
  about: Schema.NullOr(Schema.String),
  cityId: Schema.NullOr(Id),
  experienceYears: Schema.NullOr(Amount),
  specialities: Schema.Array(specialityBody),
  socials: Schema.Array(socialCodec),
}).pipe(Schema.encodeKeys({ cityId: 'city_id', experienceYears: 'experience_years' })) satisfies Schema.ConstraintCodec<
  ProfileEdit,
  unknown
>

const passwordChange = Schema.Struct({ currentPassword: Schema.String, password: Schema.String })

/** The product asks for the new password once. */
export const passwordChangeBody = Schema.Struct({
  current_password: Schema.String,
  password: Schema.String,
  password_confirmation: Schema.String,
}).pipe(
  Schema.decodeTo(passwordChange, {
    decode: SchemaGetter.transform(({ current_password: currentPassword, password }) => ({
      currentPassword,
      password,
    })),
    encode: SchemaGetter.transform(({ currentPassword, password }) => ({
      current_password: currentPassword,
      password,
      password_confirmation: password,
    })),
  }),
) satisfies Schema.ConstraintCodec<PasswordChange, unknown>

export const botBody = Schema.Struct({ botType: Schema.Literal('telegram') }).pipe(
  Schema.encodeKeys({ botType: 'bot_type' }),
)

/** It becomes a part of a link: a number counts as its digits. */
export const botCodeCodec = Schema.Struct({
  code: Schema.Union([Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)), Id]),
})

/** The chat app's number is sent as `phone` (specification, section 3). */
export const chatAppBody = Schema.Struct({ whatsapp: Schema.String }).pipe(Schema.encodeKeys({ whatsapp: 'phone' }))

export const userAnswer = Schema.Struct({ user: userCodec })

/** What was written is written, whether or not the answer's user can be read. */
export const settingsAnswer = Schema.Struct({ ...statusCodec.fields, user: orNullIfUnusable(userCodec) })

export const placementBody = Schema.Struct({
  tariff: Schema.Literals(tariffs),
  comment: Schema.String,
}) satisfies Schema.ConstraintCodec<Placement, unknown>
