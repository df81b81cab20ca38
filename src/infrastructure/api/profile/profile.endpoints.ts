import { Schema } from 'effect'
import { profileSorts } from '#domain/profile/profile-filters.ts'
import { definePublicQuery } from '#infrastructure/api/client/endpoint.ts'
import { orNull } from '#infrastructure/api/shared/fields.ts'
import { responseList } from '#infrastructure/api/shared/lenient.ts'
import { acceptListOrPage, createPageCodec } from '#infrastructure/api/shared/page.codec.ts'
import { amountParameterCodec, positiveIntegerParameterCodec, noQuery } from '#infrastructure/api/shared/query.ts'
import { profileCodec } from './profile.codec.ts'

const profilesQuery = Schema.Struct({
  cityId: Schema.optionalKey(positiveIntegerParameterCodec),
  category: Schema.optionalKey(Schema.NonEmptyString),
  search: Schema.optionalKey(Schema.NonEmptyString),
  sort: Schema.optionalKey(Schema.Literals(profileSorts)),
  priceTo: Schema.optionalKey(amountParameterCodec),
  ratingFrom: Schema.optionalKey(amountParameterCodec),
  page: positiveIntegerParameterCodec,
  perPage: positiveIntegerParameterCodec,
}).pipe(Schema.encodeKeys({ cityId: 'city_id', priceTo: 'price_to', ratingFrom: 'rating_from', perPage: 'per_page' }))

const randomSpecialityCodec = Schema.Struct({
  profile: orNull(profileCodec),
})

const randomSpecialitiesCodec = acceptListOrPage(
  'profiles',
  Schema.Struct({ profiles: responseList(randomSpecialityCodec) }),
)

export const profileEndpoints = {
  randomProfiles: definePublicQuery('/api/profiles/specialities/random', {
    query: Schema.Struct({ amount: positiveIntegerParameterCodec }),
    response: randomSpecialitiesCodec,
    summary: 'Random specialities, each with a profile or null',
  }),
  profileById: definePublicQuery('/api/profiles/{id}', {
    query: noQuery,
    response: Schema.Struct({ profile: profileCodec }),
    summary: 'A profile',
  }),
  profiles: definePublicQuery('/api/v2/profiles', {
    query: profilesQuery,
    response: createPageCodec('result', profileCodec),
    summary: 'A page of profiles, filtered and sorted',
  }),
}
