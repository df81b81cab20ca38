import { Effect } from 'effect'
import { nearCities } from '#domain/city/near-cities.ts'
import type { Needs } from '#application/ports.ts'

/** The cities that somebody who typed this unknown slug may have meant, nearest first. */
export const suggestCities = ({ cityGateway }: Needs<'cityGateway'>) =>
  Effect.fn('suggestCities')(function* (slug: string) {
    return nearCities(yield* cityGateway.regions(), slug)
  })
