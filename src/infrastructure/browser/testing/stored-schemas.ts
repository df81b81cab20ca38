import { Schema } from 'effect'
import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import type { StoredDraft } from '#application/shared/drafts.ts'
import type { City } from '#domain/city/city.ts'
import type { SavedProfile } from '#domain/profile/saved-profiles.ts'

// What the site stores on the device. Effect with Schema weighs 56 KB in a browser, so small guards read these records there, and
// stored-schemas.test.ts keeps each guard equal to its Schema.

const Integer = Schema.Number.check(Schema.makeFilter(Number.isInteger))
const Id = Schema.Int.check(Schema.isGreaterThan(0))

/** `current-city`. */
export const currentCity: Schema.Codec<City> = Schema.Struct({
  id: Integer.check(Schema.isGreaterThan(0)),
  slug: Schema.String.check(Schema.isPattern(/^[^./]+$/)),
  name: Schema.NonEmptyString,
})

/** An entry of `favourites` and of `recently-viewed`. */
export const savedProfile: Schema.Codec<SavedProfile> = Schema.Struct({
  id: Id,
  user: Schema.Struct({ id: Schema.NullOr(Id), name: Schema.String, avatar: Schema.NullOr(Schema.NonEmptyString) }),
  specialities: Schema.NullOr(Schema.NonEmptyString),
  city: Schema.NullOr(Schema.NonEmptyString),
})

/** `registration`. */
export const storedRegistration: Schema.Codec<StoredRegistration> = Schema.Struct({
  email: Schema.NonEmptyString,
  uuid: Schema.NonEmptyString,
  step: Schema.Literals(['email', 'code', 'account']),
  sentAt: Schema.Finite,
})

/** An entry of `drafts`. Its form checks the content. */
export const storedDraft: Schema.Codec<StoredDraft> = Schema.Struct({
  owner: Schema.NullOr(Schema.Finite),
  savedAt: Schema.Finite,
  content: Schema.Unknown,
})
