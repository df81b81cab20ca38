import { Schema } from 'effect'
import { profileSorts } from '#domain/profile/profile-filters.ts'
import { publicQuery } from '#infrastructure/api/client/endpoint.ts'
import { orNull } from '#infrastructure/api/shared/fields.ts'
import { listOf } from '#infrastructure/api/shared/lenient.ts'
import { acceptBareList, createPageCodec } from '#infrastructure/api/shared/page.codec.ts'
import { AmountText, IdText, noQuery } from '#infrastructure/api/shared/query.ts'
import { profileCodec } from './profile.codec.ts'

const profilesQuery = Schema.Struct({
  cityId: Schema.optionalKey(IdText),
  category: Schema.optionalKey(Schema.NonEmptyString),
  search: Schema.optionalKey(Schema.NonEmptyString),
  sort: Schema.optionalKey(Schema.Literals(profileSorts)),
  priceTo: Schema.optionalKey(AmountText),
  ratingFrom: Schema.optionalKey(AmountText),
  page: IdText,
  perPage: IdText,
}).pipe(Schema.encodeKeys({ cityId: 'city_id', priceTo: 'price_to', ratingFrom: 'rating_from', perPage: 'per_page' }))

/** A random speciality with a specialist, or null. */
const randomSpecialityCodec = Schema.Struct({
  profile: orNull(profileCodec),
})

/** Under `profiles`, or a bare list. */
const randomSpecialitiesCodec = acceptBareList('profiles', Schema.Struct({ profiles: listOf(randomSpecialityCodec) }))

export const profileEndpoints = {
  randomProfiles: publicQuery('/api/profiles/specialities/random', {
    query: Schema.Struct({ amount: IdText }),
    answer: randomSpecialitiesCodec,
    summary: 'Random specialities, each with one specialist',
  }),
  profileById: publicQuery('/api/profiles/{id}', {
    query: noQuery,
    answer: Schema.Struct({ profile: profileCodec }),
    summary: 'A profile',
  }),
  profiles: publicQuery('/api/v2/profiles', {
    query: profilesQuery,
    answer: createPageCodec('result', profileCodec),
    summary: 'A page of profiles, filtered and sorted',
  }),
}
