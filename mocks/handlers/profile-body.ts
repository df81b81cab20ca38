import { Option, Schema } from 'effect'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { Form } from './form.ts'

const amount = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** The mock API's own schema of `PUT /api/v2/user/profile`, independent of the site's. */
const profileBody = Schema.Struct({
  about: Schema.optionalKey(Schema.NullOr(Schema.String)),
  city_id: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  experience_years: Schema.optionalKey(Schema.NullOr(amount)),
  specialities: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        id: Schema.optionalKey(Schema.Int),
        category_id: Schema.NullOr(Schema.Int),
        name: Schema.optionalKey(Schema.String),
        price_from: Schema.NullOr(amount),
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

export const decodeProfileBody = (form: Form): ProfileBody | undefined => Option.getOrUndefined(decode(form))
