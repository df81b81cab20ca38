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

const maxFeaturedCities = 30

/** The API may not list all of them. */
export const largestCitySlugs: readonly string[] = slugs.slice(0, maxFeaturedCities)

interface FeaturedCities {
  readonly cities: readonly City[]
  readonly areLargest: boolean
}

export const getFeaturedCities = (regions: readonly Region[]): FeaturedCities => {
  const allCities = regions.flatMap(region => region.cities)
  const citiesBySlug = new Map(allCities.map(city => [city.slug, city]))
  const largestCities = largestCitySlugs.flatMap(slug => citiesBySlug.get(slug) ?? [])
  const areLargest = largestCities.length > 0
  return { cities: areLargest ? largestCities : allCities.slice(0, maxFeaturedCities), areLargest }
}
