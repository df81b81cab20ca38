import { Effect } from 'effect'
import type { CityGateway, PickPorts } from '#application/ports.ts'
import { createTtlCache } from '#application/shared/ttl-cache.ts'
import type { City } from '#domain/city/city.ts'
import { getNamesakeRegions } from '#domain/city/namesakes.ts'
import { locales } from '#domain/shared/locale.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'

const hourMs = 3_600_000

/** Null for a city whose name no other city has. */
export const findNamesakeRegion = ({ cityGateway, locale }: PickPorts<'cityGateway' | 'locale'>) => {
  const cache = getCache(cityGateway)
  return Effect.fn('findNamesakeRegion')(function* ({ slug }: City) {
    const currentLocale = locale.get()
    const cachedRegions = cache.get(currentLocale)
    if (cachedRegions) return cachedRegions.get(slug) ?? null
    const namesakeRegions = getNamesakeRegions(yield* cityGateway.listRegions())
    cache.set(currentLocale, namesakeRegions)
    return namesakeRegions.get(slug) ?? null
  })
}

// Cached, because lists are rendered often, and the response with all regions is large.
const getCache = memoizeByIdentity((_gateway: CityGateway) =>
  createTtlCache<ReadonlyMap<string, string>>(hourMs, locales.length),
)
