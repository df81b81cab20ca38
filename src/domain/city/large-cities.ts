import { compareNames } from '#domain/search/compare-names.ts'
import type { City, Region } from './city.ts'
import slugs from './large-cities.json'

// Slugs of the cities of 100,000 people and more, the largest first.
const places: ReadonlyMap<string, number> = new Map(slugs.map((slug, place) => [slug, place]))

/** Whether it has 100,000 people or more. */
export const isLarge = (slug: string): boolean => places.has(slug)

const placeOf = ({ slug }: Pick<City, 'slug'>): number => places.get(slug) ?? places.size

interface CityIn {
  readonly slug: string
  readonly name: string
  readonly region: string | { readonly name: string }
}

/** The large cities first, the largest before the others; then the rest, by name and region. */
export const bySize = <T extends CityIn>(cities: readonly T[]): readonly T[] =>
  cities.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || compareNames(a.name, b.name) || compareNames(regionName(a), regionName(b)),
  )

const regionName = ({ region }: CityIn): string => (typeof region === 'string' ? region : region.name)

const mostLargest = 30

/** Slugs of the 30 largest cities, largest first; the directory may lack some of them. */
export const largestSlugs: readonly string[] = slugs.slice(0, mostLargest)

/** The largest cities of the directory, largest first. */
export const largestCities = (regions: readonly Region[]): readonly City[] => {
  const cities = new Map(regions.flatMap(region => region.cities.map(city => [city.slug, city] as const)))
  return largestSlugs.flatMap(slug => cities.get(slug) ?? [])
}
