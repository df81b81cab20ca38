import { Effect, Result } from 'effect'
import type { City } from '#domain/city/city.ts'
import { findNearestCities } from '#domain/city/find-nearest-cities.ts'
import type { Needs, ProfileGateway } from '#application/ports.ts'
import { createTtlCache, type TtlCache } from '#application/shared/ttl-cache.ts'

export interface NearTown {
  readonly city: City
  readonly specialists: number
}

interface NearTownsInput {
  readonly city: City
  /** Slug; omitted for all categories. */
  readonly category?: string
  readonly search?: string
}

const hourMs = 3_600_000
const maxCounts = 20_000
const maxTowns = 4

/**
 * The nearest cities that have specialists, nearest first. Counts are cached for an hour, because crawlers request pages of small
 * towns often. Cities whose count can't be read are omitted; it fails if no count can be read.
 */
export const nearTowns = ({ cityGateway, profileGateway }: Needs<'cityGateway' | 'profileGateway'>) => {
  const counts = countsFrom(profileGateway)
  const count = Effect.fn('countSpecialists')(function* (cityId: number, query: Omit<NearTownsInput, 'city'>) {
    const key = JSON.stringify([cityId, query.category, query.search])
    const cached = counts.get(key)
    if (cached !== undefined) return cached
    const { total } = yield* profileGateway.list({ cityId, ...query, page: 1, perPage: 1 })
    counts.set(key, total)
    return total
  })
  return Effect.fn('nearTowns')(function* ({ city, ...query }: NearTownsInput) {
    const candidates = findNearestCities(yield* cityGateway.regions(), city)
    const results = yield* Effect.forEach(candidates, ({ id }) => Effect.result(count(id, query)), {
      concurrency: 'unbounded',
    })
    const [failure] = results.flatMap(answer => (Result.isFailure(answer) ? [answer.failure] : []))
    if (failure && results.every(Result.isFailure)) return yield* Effect.fail(failure)
    const towns: readonly NearTown[] = candidates.flatMap((near, index) => {
      const result = results[index]
      return result && Result.isSuccess(result) && result.success > 0
        ? [{ city: near, specialists: result.success }]
        : []
    })
    return towns.slice(0, maxTowns)
  })
}

// By gateway, so that all use-cases share them.
const caches = new WeakMap<ProfileGateway, TtlCache<number>>()

const countsFrom = (gateway: ProfileGateway): TtlCache<number> => {
  const counts = caches.get(gateway) ?? createTtlCache<number>(hourMs, maxCounts)
  caches.set(gateway, counts)
  return counts
}
