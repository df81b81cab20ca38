import { createSearchEntry } from '#domain/search/search-entry.ts'
import { findSimilar } from '#domain/search/find-similar.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import type { CityWithRegion, Region } from './city.ts'
import { sortBySize } from './large-cities.ts'

export const findSimilarCities = (regions: readonly Region[], typedText: string): readonly CityWithRegion[] =>
  findSimilar(getSearchEntries(regions), decodePercent(typedText) ?? typedText).map(({ item }) => item)

const getSearchEntries = memoizeByIdentity((regions: readonly Region[]) =>
  sortBySize(
    regions.flatMap(({ name: region, cities }) => cities.map((city): CityWithRegion => ({ ...city, region }))),
  ).map(city => createSearchEntry(city, city)),
)
