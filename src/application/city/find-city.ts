import { Effect } from 'effect'
import type { CityUnavailable } from '#domain/city/city.ts'
import { findSimilarCities } from '#domain/city/find-similar-cities.ts'
import type { Needs } from '#application/ports.ts'

/** The city of an address. `CityUnavailable` ('Cant get city') if the API failed, `CityNotFound` if there is no such city. */
export const findCity = ({ cityGateway }: Needs<'cityGateway'>) =>
  Effect.fn('findCity')(function* (slug: string) {
    return yield* cityGateway
      .bySlug(slug)
      .pipe(Effect.catchTag('ApiUnavailable', () => Effect.fail<CityUnavailable>({ _tag: 'CityUnavailable', slug })))
  })

/** Cities with names similar to an unknown slug, most similar first. */
export const suggestCities = ({ cityGateway }: Needs<'cityGateway'>) =>
  Effect.fn('suggestCities')(function* (slug: string) {
    return findSimilarCities(yield* cityGateway.regions(), slug)
  })
