import { searchByName, type SearchMatch } from '#domain/search/search-by-name.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'
import type { CityIndex, IndexedCity } from './city-index.ts'

/** A city that answers what was typed, and which letters did: [start, end) of its name or of its region. */
export interface FoundCity {
  readonly slug: string
  readonly name: string
  readonly region: string
  readonly match: Match | null
}

export interface Match {
  readonly in: 'name' | 'region'
  readonly start: number
  readonly end: number
}

export interface FilteredCities {
  readonly cities: readonly FoundCity[]
  /** How many answer, those beyond the limit too. */
  readonly total: number
  /** Nothing answers: these have a similar name. */
  readonly near: boolean
}

/** The cities for what stands in the filter field: by their names, common ones too, and from three letters on by their regions. */
export const filterCities = (index: CityIndex, text: string, limit = Infinity): FilteredCities => {
  if (text.trim() === '') return { cities: [], total: 0, near: false }
  const { matches: found, isFuzzy: near } = searchByName(index, text, regionStart)
  return { cities: found.slice(0, limit).map(shown), total: found.length, near }
}

// Fewer letters would bring half of the country.
const shortestRegion = 3

const regionStart = ({ item: { region } }: SearchEntry<IndexedCity>, typed: string): number =>
  typed.length < shortestRegion ? -1 : (region.starts.find(start => region.folded.startsWith(typed, start)) ?? -1)

const shown = ({ item: { slug, name, region }, in: place, start, length }: SearchMatch<IndexedCity>): FoundCity => ({
  slug,
  name,
  region: region.name,
  match: place === 'other' ? null : { in: place === 'name' ? 'name' : 'region', start, end: start + length },
})
