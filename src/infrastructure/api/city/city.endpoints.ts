import { Effect, Schema, SchemaGetter } from 'effect'
import { parseCitySlug } from '#application/routing/city-slug.ts'
import type { City, Region } from '#domain/city/city.ts'
import { slugPattern } from '#domain/shared/slug.ts'
import { definePublicQuery } from '#infrastructure/api/client/endpoint.ts'
import { decodeCached } from '#infrastructure/api/shared/decode.ts'
import { idCodec, nameCodec, orElseIfMissing, visibleNameCodec } from '#infrastructure/api/shared/fields.ts'
import { OmissionReport, replaceInvalid, reportOmission, responseList } from '#infrastructure/api/shared/lenient.ts'
import { noQuery } from '#infrastructure/api/shared/query.ts'

const citySlug = Schema.String.check(
  Schema.isPattern(slugPattern),
  Schema.makeFilter(slug => parseCitySlug(slug) !== undefined),
)

export const cityCodec = Schema.Struct({ id: idCodec, slug: citySlug, name: visibleNameCodec })

const regionName = orElseIfMissing(replaceInvalid(nameCodec, ''), '').pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(name => (name === '' ? Effect.as(reportOmission, '') : Effect.succeed(name))),
    encode: SchemaGetter.passthrough(),
  }),
)

export const regionCodec = Schema.Struct({
  name: regionName,
  cities: orElseIfMissing(responseList(cityCodec), []),
})

const removeRepeatedCities = Effect.fnUntraced(function* (regions: readonly Region[]) {
  const report = yield* OmissionReport
  const cities = regions.flatMap(region => region.cities)
  const firstEntries = new Map(cities.toReversed().map(city => [city.slug, city]))
  const isFirst = (city: City) => firstEntries.get(city.slug) === city
  for (const city of cities) if (!isFirst(city)) report()
  return regions.map(region => ({ ...region, cities: region.cities.filter(isFirst) }))
})

const regionsCodec = responseList(regionCodec).pipe(
  Schema.decodeTo(Schema.Array(Schema.toType(regionCodec)), {
    decode: SchemaGetter.transformEffect(removeRepeatedCities),
    encode: SchemaGetter.passthrough(),
  }),
)

export const cityEndpoints = {
  regions: definePublicQuery('/api/regions', {
    query: noQuery,
    response: Schema.Struct({ regions: regionsCodec }),
    summary: 'All regions with their cities',
    decode: decodeCached,
  }),
  cityBySlug: definePublicQuery('/api/cities/by/slug/{slug}', {
    query: noQuery,
    response: Schema.Struct({ city: cityCodec }),
    summary: 'A city',
  }),
}
