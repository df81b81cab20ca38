import type { City, Region } from './city.ts'
import { largestCitySlugs } from './large-cities.ts'

/** The cities that a browser loads: all regions, or only the largest cities if all are too many. */
export type RegionList = readonly Region[] | LargestCities

interface LargestCities {
  /** The regions of the largest cities, without their other cities. */
  readonly largest: readonly Region[]
  /** The number of all cities. */
  readonly total: number
}

/** Bytes of the compressed list that a browser may load. */
export const maxListBytes = 40_960
/** Brotli (quality 5) compresses at least this many characters of the list to a byte. */
const charactersPerByte = 2.7

export const fitsBrowser = (regions: readonly Region[]): boolean =>
  JSON.stringify(regions).length <= maxListBytes * charactersPerByte

export const countCities = (regions: readonly Region[]): number =>
  regions.reduce((sum, region) => sum + region.cities.length, 0)

export const createRegionList = (regions: readonly Region[]): RegionList => {
  if (fitsBrowser(regions)) return regions
  const isLargest = ({ slug }: City) => largestCitySlugs.includes(slug)
  return {
    largest: regions
      .map(({ name, cities }) => ({ name, cities: cities.filter(isLargest) }))
      .filter(({ cities }) => cities.length > 0),
    total: countCities(regions),
  }
}
