import { Effect } from 'effect'
import type { CityUnavailable } from '#domain/city/city.ts'
import { findSimilarCities } from '#domain/city/find-similar-cities.ts'
import type { PickPorts } from '#application/ports.ts'

export const findCity = ({ cityGateway }: PickPorts<'cityGateway'>) =>
  Effect.fn('findCity')(function* (slug: string) {
    return yield* cityGateway
      .findBySlug(slug)
      .pipe(Effect.catchTag('ApiUnavailable', () => Effect.fail<CityUnavailable>({ _tag: 'CityUnavailable', slug })))
  })

export const suggestCities = ({ cityGateway }: PickPorts<'cityGateway'>) =>
  Effect.fn('suggestCities')(function* (slug: string) {
    return findSimilarCities(yield* cityGateway.listRegions(), slug)
  })
