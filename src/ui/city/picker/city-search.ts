import { useDeferredValue, useMemo, useState } from 'react'
import type { Region } from '#domain/city/city.ts'
import { filterCities, type CityMatch } from '#domain/city/filter-cities.ts'
import { createCityIndex } from '#domain/city/city-index.ts'
import { groupCitiesByLetter } from '#domain/city/group-cities-by-letter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { getLargestCities } from '#domain/city/large-cities.ts'
import { useRegions } from '#ui/city/regions.queries.ts'
import { fillText } from '#ui/fill-text.ts'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import type { CityPickerTexts } from './city-picker-texts.ts'

export interface CityPickerData {
  readonly locale: Locale
  readonly texts: CityPickerTexts
  /** Slug of the current city. */
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

interface CityMatches {
  readonly cities: readonly PickerCity[]
  /** Whether no city matches, so that the cities have similar names. */
  readonly isFuzzy: boolean
}

/** An entry of the letter index: a letter, all rare letters (null), or the largest cities. */
export type IndexEntry = string | null | typeof largestEntry
export const largestEntry = Symbol('largest')

/** The cities, sorted and indexed on first use. */
interface CityDirectory {
  readonly count: number
  readonly getEntries: () => readonly IndexEntry[]
  readonly getCities: (entry: IndexEntry) => readonly PickerCity[]
  readonly findCities: (text: string) => CityMatches
}

export interface CitySearch extends CityMatches {
  readonly typedText: string
  readonly typeText: (text: string) => void
  /** The text that `cities` match. It may lag behind `typedText`, and is empty while a letter is shown. */
  readonly searchedText: string
  readonly isFiltering: boolean
  readonly directory: CityDirectory
  readonly entry: IndexEntry
  /** Clears the search and shows an entry of the letter index. */
  readonly showEntry: (entry: IndexEntry) => void
  readonly isReady: boolean
  readonly isPending: boolean
  /** Whether `cities` do not match `typedText` yet. */
  readonly isStale: boolean
  readonly isError: boolean
  readonly retry: () => void
  /** The number of shown and of all cities: '3 из 1 115'. */
  readonly countText: string
}

export function useCitySearch({ locale, texts }: CityPickerData): CitySearch {
  const regions = useRegions(locale)
  const isPending = useMinimumDuration(regions.isFetching)
  const [typedText, typeText] = useState('')
  const [entry, setEntry] = useState<IndexEntry>(largestEntry)
  const directory = useMemo(() => createCityDirectory(regions.data ?? []), [regions.data])
  const deferredText = useDeferredValue(typedText)
  const isFiltering = deferredText.trim() !== ''
  const { cities, isFuzzy } = useMemo(
    () => (isFiltering ? directory.findCities(deferredText) : { cities: directory.getCities(entry), isFuzzy: false }),
    [directory, isFiltering, deferredText, entry],
  )
  const isReady = regions.isSuccess && !isPending
  const formatCount = (count: number) => new Intl.NumberFormat(localeTable[locale].tag).format(count)
  return {
    typedText,
    typeText,
    searchedText: deferredText.trim(),
    isFiltering,
    directory,
    entry,
    showEntry: newEntry => {
      typeText('')
      setEntry(newEntry)
    },
    cities,
    isFuzzy,
    isReady,
    isPending,
    isStale: isPending || deferredText !== typedText,
    isError: regions.isError,
    retry: () => void regions.refetch(),
    countText: isReady
      ? fillText(texts.count, { shown: formatCount(cities.length), total: formatCount(directory.count) })
      : '',
  }
}

function createCityDirectory(regions: readonly Region[]): CityDirectory {
  const getGroups = createLazy(() => groupCitiesByLetter(regions))
  const getIndex = createLazy(() => createCityIndex(regions))
  return {
    count: regions.reduce((sum, region) => sum + region.cities.length, 0),
    getEntries: () => [largestEntry, ...getGroups().map(({ letter }) => letter)],
    getCities: entry =>
      entry === largestEntry
        ? getLargestCities(regions).map(({ slug, name }) => ({ slug, name, match: null }))
        : getGroups()
            .filter(({ letter }) => letter === entry)
            .flatMap(({ sections }) => sections.flatMap(section => section.cities))
            .map(city => ({ ...city, match: null })),
    findCities: text => filterCities(getIndex(), text),
  }
}

const createLazy = <T>(create: () => T): (() => T) => {
  let cached: { readonly value: T } | undefined
  return () => (cached ??= { value: create() }).value
}
