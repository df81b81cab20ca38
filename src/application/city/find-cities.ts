import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import type { Region } from '#domain/city/city.ts'
import { createCityIndex, type CityIndex } from '#domain/city/city-index.ts'
import { filterCities, type FilteredCities, type FoundCity } from '#domain/city/filter-cities.ts'
import { createRegionList } from '#domain/city/region-list.ts'

interface FoundCityWithId extends FoundCity {
  readonly id: number
}

interface CitySearchResult extends FilteredCities {
  readonly cities: readonly FoundCityWithId[]
}

const maxFoundCities = 60

export const listRegions = ({ cityGateway }: PickPorts<'cityGateway'>) =>
  Effect.fn('listRegions')(function* () {
    return createRegionList(yield* cityGateway.listRegions())
  })

/** For lists of cities that are too large for a browser to load (`fitsBrowser`). */
export const findCities = ({ cityGateway }: PickPorts<'cityGateway'>) =>
  Effect.fn('findCities')(function* ({ text }: { readonly text: string }) {
    const regions = yield* cityGateway.listRegions()
    const { cities, ...summary } = filterCities(getCityIndex(regions), text, maxFoundCities)
    const ids = getIdsBySlug(regions)
    const result: CitySearchResult = {
      ...summary,
      cities: cities.map(city => ({ ...city, id: ids.get(city.slug) ?? 0 })),
    }
    return result
  })

export const findCityById = ({ cityGateway }: PickPorts<'cityGateway'>) =>
  Effect.fn('findCityById')(function* (id: number) {
    const regions = yield* cityGateway.listRegions()
    return regions.flatMap(({ cities }) => cities).find(city => city.id === id) ?? null
  })

export const getCityIndex = memoizeByIdentity<readonly Region[], CityIndex>(createCityIndex)

const getIdsBySlug = memoizeByIdentity(
  (regions: readonly Region[]) =>
    new Map(regions.flatMap(({ cities }) => cities.map(({ id, slug }) => [slug, id] as const))),
)
