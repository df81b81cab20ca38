import type { Region } from './city.ts'
import { getFeaturedCities } from './large-cities.ts'

/** The cities that a browser loads: all regions, or only the featured cities if all are too many. */
export type RegionList = readonly Region[] | FeaturedRegions

interface FeaturedRegions {
  readonly largest: readonly Region[]
  /** Counts all cities, not only the featured ones. */
  readonly total: number
}

export const maxCompressedListBytes = 40_960
/** Brotli (quality 5) compresses at least this many characters of the list to a byte. */
const charactersPerByte = 2.7

export const fitsBrowser = (regions: readonly Region[]): boolean =>
  JSON.stringify(regions).length <= maxCompressedListBytes * charactersPerByte

export const countCities = (regions: readonly Region[]): number =>
  regions.reduce((sum, region) => sum + region.cities.length, 0)

export const createRegionList = (regions: readonly Region[]): RegionList => {
  if (fitsBrowser(regions)) return regions
  const featuredCities = new Set(getFeaturedCities(regions).cities)
  return {
    largest: regions
      .map(({ name, cities }) => ({ name, cities: cities.filter(city => featuredCities.has(city)) }))
      .filter(({ cities }) => cities.length > 0),
    total: countCities(regions),
  }
}
