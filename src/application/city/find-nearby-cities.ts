import { Effect, Result } from 'effect'
import type { City } from '#domain/city/city.ts'
import { findNearestCities, type CityWithDistance } from '#domain/city/find-nearest-cities.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import type { PickPorts, ProfileGateway } from '#application/ports.ts'
import { createTtlCache } from '#application/shared/ttl-cache.ts'

export interface NearbyCity extends CityWithDistance {
  readonly specialistCount: number
}

interface NearbyCitiesInput {
  readonly city: City
  /** Slug; omitted for all categories. */
  readonly category?: string
  readonly search?: string
}

const hourMs = 3_600_000
const maxCounts = 20_000
const maxCities = 4

/** Omits cities without specialists and cities whose count can't be read. Fails if no count can be read. */
export const findNearbyCities = ({ cityGateway, profileGateway }: PickPorts<'cityGateway' | 'profileGateway'>) => {
  const countCache = getCountCache(profileGateway)
  const countSpecialists = Effect.fn('countSpecialists')(function* (
    cityId: number,
    query: Omit<NearbyCitiesInput, 'city'>,
  ) {
    const key = JSON.stringify([cityId, query.category, query.search])
    const cachedCount = countCache.get(key)
    if (cachedCount !== undefined) return cachedCount
    const { total } = yield* profileGateway.list({ cityId, ...query, page: 1, perPage: 1 })
    countCache.set(key, total)
    return total
  })
  return Effect.fn('findNearbyCities')(function* ({ city, ...query }: NearbyCitiesInput) {
    const candidates = findNearestCities(yield* cityGateway.listRegions(), city)
    const results = yield* Effect.forEach(
      candidates,
      candidate => Effect.result(countSpecialists(candidate.city.id, query)),
      { concurrency: 'unbounded' },
    )
    const [failure] = results.flatMap(result => (Result.isFailure(result) ? [result.failure] : []))
    if (failure && results.every(Result.isFailure)) return yield* Effect.fail(failure)
    const nearbyCities: readonly NearbyCity[] = candidates.flatMap((candidate, index) => {
      const result = results[index]
      return result && Result.isSuccess(result) && result.success > 0
        ? [{ ...candidate, specialistCount: result.success }]
        : []
    })
    return nearbyCities.slice(0, maxCities)
  })
}

// Cached, because crawlers often request pages of small cities.
const getCountCache = memoizeByIdentity((_gateway: ProfileGateway) => createTtlCache<number>(hourMs, maxCounts))
