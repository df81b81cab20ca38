import { dataCities, type DatasetCity } from '#mocks/dataset/cities.ts'
import type { Region } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'

const getCity = (index: number): DatasetCity => {
  const city = dataCities[index % dataCities.length]
  if (!city) throw new Error('There are no cities')
  return city
}

const joinHalves = (first: string, second: string): string =>
  first.slice(0, Math.ceil(first.length / 2)) + second.slice(Math.ceil(second.length / 2)).toLowerCase()

/** Joins two cities. Their distance in the list grows with each pass through it, so that each pass has new names. */
const createCity = (index: number): DatasetCity => {
  const round = Math.floor(index / dataCities.length)
  const [first, second] = [getCity(index), getCity(index + 97 * round)]
  return {
    ...first,
    id: index + 1,
    slug: `${joinHalves(first.slug, second.slug)}-${index}`,
    name: { ru: joinHalves(first.name.ru, second.name.ru), en: joinHalves(first.name.en, second.name.en) },
    population: 1000,
  }
}

export const createManyCities = (count: number): readonly DatasetCity[] =>
  Array.from({ length: count }, (_, index) => dataCities[index] ?? createCity(index))

export function createRegionsWithCities(cityCount: number, locale: Locale): readonly Region[] {
  const regions = new Map<string, Region['cities'][number][]>()
  for (const { id, slug, name, region } of createManyCities(cityCount)) {
    const cities = regions.get(region[locale]) ?? []
    cities.push({ id, slug, name: name[locale] })
    regions.set(region[locale], cities)
  }
  return [...regions].map(([name, cities]) => ({ name, cities }))
}

/** Regions whose cities all have slugs that `large-cities.json` lacks. */
export const createRegionsWithUnknownSlugs = (cityCount: number, locale: Locale): readonly Region[] =>
  createRegionsWithCities(cityCount, locale).map(({ name, cities }) => ({
    name,
    cities: cities.map(city => ({ ...city, slug: `город-${city.id}` })),
  }))
