import { Schema } from 'effect'
import { profileSorts } from '#domain/profile/profile-query.ts'
import { AmountText, IdText } from '#infrastructure/api/shared/query.ts'

export const profilesQuery = Schema.Struct({
  cityId: Schema.optionalKey(IdText),
  category: Schema.optionalKey(Schema.NonEmptyString),
  search: Schema.optionalKey(Schema.NonEmptyString),
  sort: Schema.optionalKey(Schema.Literals(profileSorts)),
  priceTo: Schema.optionalKey(AmountText),
  ratingFrom: Schema.optionalKey(AmountText),
  page: IdText,
  perPage: IdText,
}).pipe(Schema.encodeKeys({ cityId: 'city_id', priceTo: 'price_to', ratingFrom: 'rating_from', perPage: 'per_page' }))

export const randomQuery = Schema.Struct({ amount: IdText })
