import { searchByName, type SearchMatch } from '#domain/search/search-by-name.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import type { CityIndex, IndexedCity } from './city-index.ts'

export interface FoundCity {
  readonly slug: string
  readonly name: string
  readonly region: string
  readonly match: CityMatch | null
}

/** The range [start, end) to highlight. */
export interface CityMatch {
  readonly field: 'name' | 'region'
  readonly start: number
  readonly end: number
}

export interface FilteredCities {
  readonly cities: readonly FoundCity[]
  /** Includes matches beyond the limit. */
  readonly total: number
  readonly isFuzzy: boolean
}

export const filterCities = (index: CityIndex, text: string, limit = Infinity): FilteredCities => {
  if (text.trim() === '') return { cities: [], total: 0, isFuzzy: false }
  const { matches, isFuzzy } = searchByName(index, removePlaceWords(text), findRegionWordPrefix)
  return { cities: matches.slice(0, limit).map(toFoundCity), total: matches.length, isFuzzy }
}

const removePlaceWords = (text: string): string =>
  text.normalize('NFC').replace(/^\s*(?:(?:в|во|г|гор|город|городе|in|city of)(?:\.\s*|\s+))+(?=\S)/i, '')

const minRegionPrefixLength = 3

const findRegionWordPrefix = ({ item: { region } }: SearchEntry<IndexedCity>, foldedQuery: string): number =>
  foldedQuery.length < minRegionPrefixLength
    ? -1
    : (region.wordStarts.find(start => region.foldedName.startsWith(foldedQuery, start)) ?? -1)

const toFoundCity = ({ item: { slug, name, region }, field, start, length }: SearchMatch<IndexedCity>): FoundCity => ({
  slug,
  name,
  region: region.name,
  match: field === 'other' ? null : { field: field === 'name' ? 'name' : 'region', start, end: start + length },
})
