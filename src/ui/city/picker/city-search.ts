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
  readonly current: string | undefined
  /** Omit to render choices instead of links. */
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
  /** No city matches; these have similar names. */
  readonly isFuzzy: boolean
}

/** An entry of the letter index: a letter, all rare letters (null), or the largest cities. */
export type IndexEntry = string | null | typeof largest
export const largest = Symbol('largest')

/** Sorts and indexes lazily, once. */
interface CityDirectory {
  readonly count: number
  readonly entries: () => readonly IndexEntry[]
  readonly getCities: (entry: IndexEntry) => readonly PickerCity[]
  readonly find: (typed: string) => CityMatches
}

export interface CitySearch extends CityMatches {
  readonly typed: string
  readonly type: (text: string) => void
  /** The text that `cities` match, which may lag behind `typed`; empty while a letter is shown. */
  readonly searched: string
  readonly isFiltering: boolean
  readonly directory: CityDirectory
  readonly entry: IndexEntry
  /** Clears the search and shows an entry of the letter index. */
  readonly show: (entry: IndexEntry) => void
  readonly isReady: boolean
  readonly isPending: boolean
  /** `cities` do not match `typed` yet. */
  readonly isStale: boolean
  readonly isError: boolean
  readonly retry: () => void
  /** '3 из 1 115'. */
  readonly count: string
}

export function useCitySearch({ locale, texts }: CityPickerData): CitySearch {
  const regions = useRegions(locale)
  const isPending = useMinimumDuration(regions.isFetching)
  const [typed, type] = useState('')
  const [entry, setEntry] = useState<IndexEntry>(largest)
  const directory = useMemo(() => createCityDirectory(regions.data ?? []), [regions.data])
  const searched = useDeferredValue(typed)
  const isFiltering = searched.trim() !== ''
  const { cities, isFuzzy } = useMemo(
    () => (isFiltering ? directory.find(searched) : { cities: directory.getCities(entry), isFuzzy: false }),
    [directory, isFiltering, searched, entry],
  )
  const isReady = regions.isSuccess && !isPending
  const format = (count: number) => new Intl.NumberFormat(localeTable[locale].tag).format(count)
  return {
    typed,
    type,
    searched: searched.trim(),
    isFiltering,
    directory,
    entry,
    show: chosen => {
      type('')
      setEntry(chosen)
    },
    cities,
    isFuzzy,
    isReady,
    isPending,
    isStale: isPending || searched !== typed,
    isError: regions.isError,
    retry: () => void regions.refetch(),
    count: isReady ? fillText(texts.count, { shown: format(cities.length), total: format(directory.count) }) : '',
  }
}

function createCityDirectory(regions: readonly Region[]): CityDirectory {
  const groups = once(() => groupCitiesByLetter(regions))
  const index = once(() => createCityIndex(regions))
  return {
    count: regions.reduce((sum, region) => sum + region.cities.length, 0),
    entries: () => [largest, ...groups().map(({ letter }) => letter)],
    getCities: entry =>
      entry === largest
        ? getLargestCities(regions).map(({ slug, name }) => ({ slug, name, match: null }))
        : groups()
            .filter(({ letter }) => letter === entry)
            .flatMap(({ sections }) => sections.flatMap(section => section.cities))
            .map(city => ({ ...city, match: null })),
    find: typed => filterCities(index(), typed),
  }
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
