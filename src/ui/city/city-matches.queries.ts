import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createCityIndex } from '#domain/city/city-index.ts'
import { filterCities, type FilteredCities, type FoundCity } from '#domain/city/filter-cities.ts'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { unwrap } from '#ui/unwrap.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { LoadedCities } from './regions.queries.ts'

interface MatchedCity extends FoundCity {
  /** Only set for cities that the server found. */
  readonly id?: number
}

export interface CityMatches extends FilteredCities {
  readonly cities: readonly MatchedCity[]
  /** May lag behind the typed text. */
  readonly text: string
}

interface CityMatchesState {
  /** Undefined before the first result, and for an empty text if the loaded list is searched. */
  readonly matches: CityMatches | undefined
  readonly isStale: boolean
  readonly isError: boolean
  readonly retry: () => void
}

const noMatches: FilteredCities = { cities: [], total: 0, isFuzzy: false }

export function useCityMatches(
  locale: Locale,
  loadedCities: LoadedCities | undefined,
  typedText: string,
): CityMatchesState {
  const shouldSearchOnServer = loadedCities?.total !== undefined
  const serverSearch = useServerSearch(locale, typedText, shouldSearchOnServer)
  const text = typedText.trim()
  const shouldSearchLocally = loadedCities !== undefined && !shouldSearchOnServer && text !== ''
  const regions = loadedCities?.regions
  const index = useMemo(
    () => (shouldSearchLocally ? createCityIndex(regions ?? []) : []),
    [shouldSearchLocally, regions],
  )
  const localMatches = useMemo(
    () => (shouldSearchLocally ? { ...filterCities(index, typedText), text } : undefined),
    [shouldSearchLocally, index, typedText, text],
  )
  return shouldSearchOnServer
    ? serverSearch
    : { matches: localMatches, isStale: false, isError: false, retry: () => undefined }
}

const debounceMs = 150
const staleTimeMs = 3_600_000

function useServerSearch(locale: Locale, typedText: string, isEnabled: boolean): CityMatchesState {
  const { findCities } = useUseCases()
  const text = parseSearch(typedText)
  const debouncedText = useDebounced(text)
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['cities', locale, debouncedText],
      queryFn: async ({ signal }) => ({
        ...unwrap(await findCities({ text: debouncedText }, { signal })),
        text: debouncedText,
      }),
      enabled: isEnabled && debouncedText !== '',
      staleTime: staleTimeMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return {
    // Text without letters or digits matches nothing.
    matches: text === '' ? { ...noMatches, text: typedText.trim() } : data,
    isStale: text !== '' && (text !== debouncedText || isPlaceholderData),
    isError: isLoadingError,
    retry: () => void refetch(),
  }
}

function useDebounced(value: string): string {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debouncedValue
}
