import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'

const staleTimeMs = 3_600_000

const createRegionsQuery = ({ listRegions }: Pick<ClientUseCases, 'listRegions'>, locale: Locale) => ({
  queryKey: ['regions', locale],
  queryFn: async () => unwrap(await listRegions()),
  staleTime: staleTimeMs,
})

export const prefetchRegions = (useCases: Pick<ClientUseCases, 'listRegions'>, locale: Locale): Promise<unknown> =>
  queryClient.query(createRegionsQuery(useCases, locale))

export const useRegions = (locale: Locale) => useQuery(createRegionsQuery(useUseCases(), locale), queryClient)

/** The city with an id. Undefined for null, while loading, and after a failure. */
export function useCity(locale: Locale, id: number | null): City | undefined {
  const { data } = useQuery({ ...createRegionsQuery(useUseCases(), locale), enabled: id !== null }, queryClient)
  return id === null ? undefined : data?.flatMap(({ cities }) => cities).find(city => city.id === id)
}

/** Returns a function that finds the name of a city by id in the cache, without a request. */
export function useCityNames(locale: Locale): (id: number) => string | undefined {
  const { data } = useQuery({ ...createRegionsQuery(useUseCases(), locale), enabled: false }, queryClient)
  return id => data?.flatMap(({ cities }) => cities).find(city => city.id === id)?.name
}

/** The city with a slug. Undefined if there is none or the regions fail to load. */
export async function fetchCityBySlug(
  useCases: Pick<ClientUseCases, 'listRegions'>,
  locale: Locale,
  slug: string,
): Promise<City | undefined> {
  const regions = await queryClient.query(createRegionsQuery(useCases, locale)).catch(() => [])
  return regions.flatMap(({ cities }) => cities).find(city => city.slug === slug)
}
