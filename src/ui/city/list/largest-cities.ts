import type { City, Region } from '#domain/city/city.ts'
import { largestSlugs } from './largest-slugs.ts'

/** The largest cities that the catalogue has, the largest first. */
export const largestCities = (regions: readonly Region[]): readonly City[] => {
  const cities = new Map(regions.flatMap(region => region.cities.map(city => [city.slug, city] as const)))
  return largestSlugs.flatMap(slug => cities.get(slug) ?? [])
}
