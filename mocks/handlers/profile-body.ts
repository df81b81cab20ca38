import { Option, Schema } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { ProfileEdit } from '#domain/user/edits.ts'
import type { Form } from './form.ts'

const Amount = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** The API's own reading of `PUT /api/v2/user/profile`, not the product's. */
const profileBody = Schema.Struct({
  about: Schema.NullOr(Schema.String),
  city_id: Schema.NullOr(Schema.Int),
  experience_years: Schema.NullOr(Amount),
  specialities: Schema.Array(
    Schema.Struct({
      category_id: Schema.NullOr(Schema.Int),
      name: Schema.optionalKey(Schema.String),
      price_from: Schema.NullOr(Amount),
      price_unit: Schema.NullOr(Schema.Literals(priceUnits)),
    }),
  ),
  socials: Schema.Array(Schema.Struct({ type: Schema.Literals([...socialTypes, 'link']), url: Schema.String })),
})

const read = Schema.decodeUnknownOption(profileBody)

/** What a profile is to say; undefined when the body can't be read. */
export const profileEditIn = (form: Form): ProfileEdit | undefined =>
  Option.getOrUndefined(
    Option.map(read(form), ({ about, city_id: cityId, experience_years: experienceYears, specialities, socials }) => ({
      about,
      cityId,
      experienceYears,
      specialities: specialities.map(({ category_id, name, price_from, price_unit }) => ({
        categoryId: category_id,
        ...(category_id === null && name !== undefined && { name }),
        priceFrom: price_from,
        priceUnit: price_unit,
      })),
      socials,
    })),
  )
