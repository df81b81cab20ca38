import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import { findSimilar } from '#domain/search/find-similar.ts'
import type { City, Region } from './city.ts'
import { bySize } from './large-cities.ts'

export interface CityOfRegion extends City {
  readonly region: string
}

/** The cities that somebody who typed this slug, path or name may have meant, nearest first; none when nothing is like it. */
export const nearCities = (regions: readonly Region[], typed: string): readonly CityOfRegion[] =>
  findSimilar(namedOnce(regions), decoded(typed)).map(({ item }) => item)

// Asked for every address that is not found, nearly always about the same regions.
const known = new WeakMap<readonly Region[], readonly SearchEntry<CityOfRegion>[]>()

const namedOnce = (regions: readonly Region[]) => {
  const cities = known.get(regions) ?? namedCities(regions)
  known.set(regions, cities)
  return cities
}

const namedCities = (regions: readonly Region[]) =>
  bySize(regions.flatMap(({ name: region, cities }) => cities.map(city => ({ ...city, region })))).map(city =>
    createSearchEntry(city, city),
  )

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
