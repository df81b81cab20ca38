import { Schema } from 'effect'
import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import type { StoredDraft } from '#application/shared/drafts.ts'
import type { City } from '#domain/city/city.ts'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'

// Browsers read these records with small guards, because Effect's Schema is large. A test compares guards and schemas.

/** `parseCity` also accepts unsafe integers, which `Schema.Int` rejects. */
const integer = Schema.Number.check(Schema.makeFilter(Number.isInteger))
const positiveInteger = Schema.Int.check(Schema.isGreaterThan(0))

export const currentCitySchema: Schema.Codec<City> = Schema.Struct({
  id: integer.check(Schema.isGreaterThan(0)),
  slug: Schema.String.check(Schema.isPattern(/^[^./]+$/)),
  name: Schema.NonEmptyString,
})

export const savedProfileSchema: Schema.Codec<SavedProfile> = Schema.Struct({
  id: positiveInteger,
  user: Schema.Struct({
    id: Schema.NullOr(positiveInteger),
    name: Schema.String,
    avatar: Schema.NullOr(Schema.NonEmptyString),
  }),
  specialities: Schema.NullOr(Schema.NonEmptyString),
  city: Schema.NullOr(Schema.NonEmptyString),
})

export const storedRegistrationSchema: Schema.Codec<StoredRegistration> = Schema.Struct({
  email: Schema.NonEmptyString,
  uuid: Schema.NonEmptyString,
  step: Schema.Literals(['email', 'code', 'account']),
  sentAt: Schema.Finite,
})

/** Each form validates the content of its own drafts. */
export const storedDraftSchema: Schema.Codec<StoredDraft> = Schema.Struct({
  owner: Schema.NullOr(Schema.Finite),
  savedAt: Schema.Finite,
  content: Schema.Unknown,
})
