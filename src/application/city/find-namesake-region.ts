import { Effect } from 'effect'
import type { CityGateway, PickPorts } from '#application/ports.ts'
import { createTtlCache } from '#application/shared/ttl-cache.ts'
import type { City } from '#domain/city/city.ts'
import { getNamesakeRegions } from '#domain/city/namesakes.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'

const hourMs = 3_600_000

/** Null for a unique name or an unlisted city. Fails only before the first successful read in the language. */
export const findNamesakeRegion = ({ cityGateway, locale }: PickPorts<'cityGateway' | 'locale'>) => {
  const { cache, lastKnown } = getNamesakeCaches(cityGateway)
  return Effect.fn('findNamesakeRegion')(function* ({ slug }: City) {
    const currentLocale = locale.get()
    const cachedRegions = cache.get(currentLocale)
    if (cachedRegions) return cachedRegions.get(slug) ?? null
    const namesakeRegions = yield* cityGateway.listRegions().pipe(
      Effect.map(getNamesakeRegions),
      Effect.catchTag('ApiUnavailable', failure => {
        const lastRegions = lastKnown.get(currentLocale)
        return lastRegions ? Effect.succeed(lastRegions) : Effect.fail(failure)
      }),
    )
    cache.set(currentLocale, namesakeRegions)
    lastKnown.set(currentLocale, namesakeRegions)
    return namesakeRegions.get(slug) ?? null
  })
}

type NamesakeRegions = ReadonlyMap<string, string>

// Lists are rendered often, and the response with all regions is large. Regions hardly ever change, so the last known
// ones are better than a list that counts as incomplete.
const getNamesakeCaches = memoizeByIdentity((_gateway: CityGateway) => ({
  cache: createTtlCache<NamesakeRegions>(hourMs, locales.length),
  lastKnown: new Map<Locale, NamesakeRegions>(),
}))
