import largest from './largest-slugs.json'
import type { City, Region } from '#domain/city/city.ts'

/** Slugs of the 30 largest cities, largest first; the directory may lack some of them. */
export const largestSlugs: readonly string[] = largest

/** The largest cities of the directory, largest first. */
export const largestCities = (regions: readonly Region[]): readonly City[] => {
  const cities = new Map(regions.flatMap(region => region.cities.map(city => [city.slug, city] as const)))
  return largestSlugs.flatMap(slug => cities.get(slug) ?? [])
}
