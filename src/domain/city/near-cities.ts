import { named, type Named } from '#domain/search/named.ts'
import { similarTo } from '#domain/search/similar.ts'
import type { City, Region } from './city.ts'
import { bySize } from './large-cities.ts'

export interface CityOfRegion extends City {
  readonly region: string
}

/** The cities that somebody who typed this slug, path or name may have meant, nearest first; none when nothing is like it. */
export const nearCities = (regions: readonly Region[], typed: string): readonly CityOfRegion[] =>
  similarTo(namedOnce(regions), decoded(typed)).map(({ item }) => item)

// Asked for every address that is not found, nearly always about the same regions.
const known = new WeakMap<readonly Region[], readonly Named<CityOfRegion>[]>()

const namedOnce = (regions: readonly Region[]) => {
  const cities = known.get(regions) ?? namedCities(regions)
  known.set(regions, cities)
  return cities
}

const namedCities = (regions: readonly Region[]) =>
  bySize(regions.flatMap(({ name: region, cities }) => cities.map(city => ({ ...city, region })))).map(city =>
    named(city, city),
  )

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
