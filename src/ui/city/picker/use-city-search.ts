import { useDeferredValue, useMemo, useState } from 'react'
import type { CityMatch } from '#domain/city/filter-cities.ts'
import { groupCitiesByLetter } from '#domain/city/group-cities-by-letter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { getFeaturedCities } from '#domain/city/large-cities.ts'
import { countCities } from '#domain/city/region-list.ts'
import { useCityMatches } from '#ui/city/city-matches.queries.ts'
import { useLoadedCities, type LoadedCities } from '#ui/city/regions.queries.ts'
import { fillText } from '#ui/fill-text.ts'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import type { CityPickerTexts } from './city-picker-texts.ts'

export interface CityPickerData {
  readonly locale: Locale
  readonly texts: CityPickerTexts
  readonly currentSlug: string | undefined
  /** Without it, cities are choices instead of links. */
  readonly getHref?: (slug: string) => string
}

export interface PickerCity {
  readonly slug: string
  readonly name: string
  readonly region?: string
  readonly match: CityMatch | null
}

interface ShownCities {
  readonly cities: readonly PickerCity[]
  /** Includes matches that the server does not return. */
  readonly total: number
  /** No city matches, so `cities` have similar names. */
  readonly isFuzzy: boolean
}

/** Null stands for all rare letters. */
export type IndexEntry = string | null | typeof featuredEntry
export const featuredEntry = Symbol('featured')

interface CityDirectory {
  /** Includes the cities that the browser has not loaded. */
  readonly count: number
  readonly areFeaturedLargest: boolean
  readonly getEntries: () => readonly IndexEntry[]
  readonly getCities: (entry: IndexEntry) => readonly PickerCity[]
}

export interface CitySearch extends ShownCities {
  readonly typedText: string
  readonly setTypedText: (text: string) => void
  /** May lag behind `typedText`; empty unless `isFiltering`. */
  readonly searchedText: string
  readonly isFiltering: boolean
  readonly directory: CityDirectory
  readonly entry: IndexEntry
  readonly showEntry: (entry: IndexEntry) => void
  readonly isReady: boolean
  readonly isPending: boolean
  readonly isStale: boolean
  readonly isError: boolean
  readonly retry: () => void
  readonly countText: string
}

const noCities: ShownCities = { cities: [], total: 0, isFuzzy: false }

export function useCitySearch({ locale, texts }: CityPickerData): CitySearch {
  const loadedCities = useLoadedCities(locale)
  const isLoading = useMinimumDuration(loadedCities.isLoading)
  const [typedText, setTypedText] = useState('')
  const [entry, setEntry] = useState<IndexEntry>(featuredEntry)
  const directory = useMemo(() => createCityDirectory(loadedCities.data), [loadedCities.data])
  const deferredText = useDeferredValue(typedText)
  const isFiltering = deferredText.trim() !== ''
  const search = useCityMatches(locale, loadedCities.data, deferredText)
  const { matches = noCities } = search
  const entryCities = useMemo(() => directory.getCities(entry), [directory, entry])
  const shownCities = isFiltering ? matches : { cities: entryCities, total: entryCities.length, isFuzzy: false }
  const hasSearchFailed = isFiltering && search.isError
  const isReady = loadedCities.data !== undefined && !isLoading
  const isPending = isLoading || (isReady && isFiltering && search.matches === undefined && !hasSearchFailed)
  const formatCount = (count: number) => new Intl.NumberFormat(localeTable[locale].tag).format(count)
  return {
    ...shownCities,
    typedText,
    setTypedText,
    searchedText: isFiltering ? (search.matches?.text ?? deferredText.trim()) : '',
    isFiltering,
    directory,
    entry,
    showEntry: newEntry => {
      setTypedText('')
      setEntry(newEntry)
    },
    isReady,
    isPending,
    isStale: isPending || deferredText !== typedText || (isFiltering && search.isStale),
    isError: loadedCities.isLoadingError || hasSearchFailed,
    retry: hasSearchFailed ? search.retry : () => void loadedCities.refetch(),
    countText:
      isReady && !isPending && !hasSearchFailed
        ? fillText(texts.count, { shown: formatCount(shownCities.cities.length), total: formatCount(directory.count) })
        : '',
  }
}

function createCityDirectory({ regions, total }: LoadedCities = { regions: [] }): CityDirectory {
  const featured = getFeaturedCities(regions)
  const getGroups = createLazy(() => (total === undefined ? groupCitiesByLetter(regions) : []))
  return {
    count: total ?? countCities(regions),
    areFeaturedLargest: featured.areLargest,
    getEntries: () => [featuredEntry, ...getGroups().map(({ letter }) => letter)],
    getCities: entry =>
      entry === featuredEntry
        ? featured.cities.map(({ slug, name }) => ({ slug, name, match: null }))
        : getGroups()
            .filter(({ letter }) => letter === entry)
            .flatMap(({ sections }) => sections.flatMap(section => section.cities))
            .map(city => ({ ...city, match: null })),
  }
}

const createLazy = <T>(create: () => T): (() => T) => {
  let cachedResult: { readonly value: T } | undefined
  return () => (cachedResult ??= { value: create() }).value
}
