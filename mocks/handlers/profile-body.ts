import { Option, Schema } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { Form } from './form.ts'

const Amount = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** The API's own reading of `PUT /api/v2/user/profile`, not the product's. A field that is left out stays as it is. */
const profileBody = Schema.Struct({
  about: Schema.optionalKey(Schema.NullOr(Schema.String)),
  city_id: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  experience_years: Schema.optionalKey(Schema.NullOr(Amount)),
  specialities: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        id: Schema.optionalKey(Schema.Int),
        category_id: Schema.NullOr(Schema.Int),
        name: Schema.optionalKey(Schema.String),
        price_from: Schema.NullOr(Amount),
        price_unit: Schema.NullOr(Schema.Literals(priceUnits)),
      }),
    ),
  ),
  socials: Schema.optionalKey(
    Schema.Array(Schema.Struct({ type: Schema.Literals([...socialTypes, 'link']), url: Schema.String })),
  ),
})

export type ProfileBody = typeof profileBody.Type

const decode = Schema.decodeUnknownOption(profileBody)

/** What a profile is to say; undefined when the body can't be read. */
export const decodeProfileBody = (form: Form): ProfileBody | undefined => Option.getOrUndefined(decode(form))
