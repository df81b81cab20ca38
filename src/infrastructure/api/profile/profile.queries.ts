import { Schema } from 'effect'
import { profileSorts } from '../../../domain/profile/profile-query'
import { IdText } from '../shared/query'

export const profilesQuery = Schema.Struct({
  cityId: Schema.optionalKey(IdText),
  category: Schema.optionalKey(Schema.NonEmptyString),
  sort: Schema.optionalKey(Schema.Literals(profileSorts)),
  page: IdText,
  perPage: IdText,
}).pipe(Schema.encodeKeys({ cityId: 'city_id', perPage: 'per_page' }))

export const randomQuery = Schema.Struct({ amount: IdText })
