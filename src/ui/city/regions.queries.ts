import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { City, Region } from '#domain/city/city.ts'
import type { RegionList } from '#domain/city/region-list.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { useCurrentCity } from './current-city.ts'

const staleTimeMs = 3_600_000

export interface LoadedCities {
  readonly regions: readonly Region[]
  /** The number of all cities. Set if `regions` has only the featured cities. */
  readonly total?: number
}

const toLoadedCities = (list: RegionList): LoadedCities =>
  'total' in list ? { regions: list.largest, total: list.total } : { regions: list }

const createRegionsQuery = ({ listRegions }: Pick<ClientUseCases, 'listRegions'>, locale: Locale) => ({
  queryKey: ['regions', locale],
  queryFn: async () => toLoadedCities(unwrap(await listRegions())),
  staleTime: staleTimeMs,
})

export const prefetchRegions = (useCases: Pick<ClientUseCases, 'listRegions'>, locale: Locale): Promise<unknown> =>
  queryClient.query(createRegionsQuery(useCases, locale))

export const useLoadedCities = (locale: Locale) => useQuery(createRegionsQuery(useUseCases(), locale), queryClient)

const findCity = (cities: LoadedCities | undefined, isMatch: (city: City) => boolean): City | undefined =>
  cities?.regions.flatMap(region => region.cities).find(isMatch)

/** While the cities load, and if they failed to load, only the current city is known. */
export function useCity(locale: Locale, id: number | null): City | undefined {
  const useCases = useUseCases()
  const currentCity = useCurrentCity()
  const { data: loadedCities } = useQuery(
    { ...createRegionsQuery(useCases, locale), enabled: id !== null },
    queryClient,
  )
  const loadedCity = findCity(loadedCities, city => city.id === id)
  const { data: otherCity } = useQuery(
    {
      queryKey: ['city', locale, id],
      queryFn: async () => unwrap(await useCases.findCityById(id ?? 0)),
      enabled: id !== null && loadedCities?.total !== undefined && !loadedCity,
      staleTime: staleTimeMs,
    },
    queryClient,
  )
  return id === null ? undefined : (loadedCity ?? otherCity ?? (currentCity?.id === id ? currentCity : undefined))
}

/** The returned function reads only the cache. */
export function useCityNames(locale: Locale): (id: number) => string | undefined {
  const { data } = useQuery({ ...createRegionsQuery(useUseCases(), locale), enabled: false }, queryClient)
  return id =>
    (findCity(data, city => city.id === id) ?? queryClient.getQueryData<City | null>(['city', locale, id]))?.name
}

/** Resolves to undefined if there is no such city or the cities fail to load. */
export async function fetchCityBySlug(
  useCases: Pick<ClientUseCases, 'listRegions' | 'findCity'>,
  locale: Locale,
  slug: string,
): Promise<City | undefined> {
  const loadedCities = await queryClient.query(createRegionsQuery(useCases, locale)).catch(() => undefined)
  const loadedCity = findCity(loadedCities, city => city.slug === slug)
  if (loadedCity || loadedCities?.total === undefined) return loadedCity
  const outcome = await useCases.findCity(slug)
  return outcome.ok ? outcome.value : undefined
}
