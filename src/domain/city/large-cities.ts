import { compareNames } from '#domain/search/compare-names.ts'
import type { City, Region } from './city.ts'
import slugs from './large-cities.json'

// Cities with a population of 100,000 or more, largest first.
const rankBySlug: ReadonlyMap<string, number> = new Map(slugs.map((slug, rank) => [slug, rank]))

export const isLargeCity = (slug: string): boolean => rankBySlug.has(slug)

const getRank = ({ slug }: Pick<City, 'slug'>): number => rankBySlug.get(slug) ?? rankBySlug.size

interface SortableCity {
  readonly slug: string
  readonly name: string
  readonly region: string | { readonly name: string }
}

export const sortBySize = <T extends SortableCity>(cities: readonly T[]): readonly T[] =>
  cities.toSorted(
    (a, b) => getRank(a) - getRank(b) || compareNames(a.name, b.name) || compareNames(toRegionName(a), toRegionName(b)),
  )

const toRegionName = ({ region }: SortableCity): string => (typeof region === 'string' ? region : region.name)

const largestCityCount = 30

/** Largest first. The API may not list all of them. */
export const largestCitySlugs: readonly string[] = slugs.slice(0, largestCityCount)

export const getLargestCities = (regions: readonly Region[]): readonly City[] => {
  const cities = new Map(regions.flatMap(region => region.cities.map(city => [city.slug, city] as const)))
  return largestCitySlugs.flatMap(slug => cities.get(slug) ?? [])
}
