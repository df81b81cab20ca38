import { Effect } from 'effect'
import type { CityUnavailable } from '#domain/city/city.ts'
import { findSimilarCities } from '#domain/city/find-similar-cities.ts'
import type { Needs } from '#application/ports.ts'

/** The city of an address. An API that can't be asked is told apart from a city that does not exist ('Cant get city'). */
export const findCity = ({ cityGateway }: Needs<'cityGateway'>) =>
  Effect.fn('findCity')(function* (slug: string) {
    return yield* cityGateway
      .bySlug(slug)
      .pipe(Effect.catchTag('ApiUnavailable', () => Effect.fail<CityUnavailable>({ _tag: 'CityUnavailable', slug })))
  })

/** The cities that somebody who typed this unknown slug may have meant, nearest first. */
export const suggestCities = ({ cityGateway }: Needs<'cityGateway'>) =>
  Effect.fn('suggestCities')(function* (slug: string) {
    return findSimilarCities(yield* cityGateway.regions(), slug)
  })
