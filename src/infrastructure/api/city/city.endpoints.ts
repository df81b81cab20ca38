import { Schema } from 'effect'
import { parseCitySlug } from '#application/routing/city-slug.ts'
import { slugPattern } from '#domain/shared/slug.ts'
import { publicQuery } from '#infrastructure/api/client/endpoint.ts'
import { decodeCached } from '#infrastructure/api/shared/decode.ts'
import { Id, orElse } from '#infrastructure/api/shared/fields.ts'
import { listOf } from '#infrastructure/api/shared/lenient.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

/** A slug that no address can have is invalid (R-slug). */
const CitySlug = Schema.String.check(
  Schema.isPattern(slugPattern),
  Schema.makeFilter(slug => parseCitySlug(slug) !== undefined),
)

/** Slug and name are required, because they are shown. */
export const cityCodec = Schema.Struct({ id: Id, slug: CitySlug, name: Schema.NonEmptyString })

/** A region without a name keeps its cities. */
export const regionCodec = Schema.Struct({
  name: orElse(Schema.String, ''),
  cities: orElse(listOf(cityCodec), []),
})

export const cityEndpoints = {
  regions: publicQuery('/api/regions', {
    query: noQuery,
    answer: Schema.Struct({ regions: listOf(regionCodec) }),
    summary: 'All regions with their cities',
    decode: decodeCached,
  }),
  cityBySlug: publicQuery('/api/cities/by/slug/{slug}', {
    query: noQuery,
    answer: Schema.Struct({ city: cityCodec }),
    summary: 'A city',
  }),
}
