import type { Region } from './city.ts'
import { compareNames, fold } from './compare-names.ts'
import { spelledCities, type SpelledCity } from './spelled-city.ts'

/** What the filter field looks in: made once, asked on every key stroke. */
export interface CityIndex {
  readonly cities: readonly IndexedCity[]
  /** For similar names, when nothing is found. */
  readonly spelled: readonly SpelledCity[]
}

export interface IndexedCity {
  readonly slug: string
  readonly name: string
  readonly region: IndexedRegion
  readonly folded: string
  readonly foldedSlug: string
}

export interface IndexedRegion {
  readonly name: string
  readonly folded: string
  /** Where the words begin by which people know it: not 'область' or 'Krai', which many regions share. */
  readonly starts: readonly number[]
}

export const cityIndex = (regions: readonly Region[]): CityIndex => {
  const common = commonWords(regions.map(region => fold(region.name)))
  return {
    spelled: spelledCities(regions),
    cities: regions
      .flatMap(region => {
        const indexed = indexedRegion(region.name.normalize('NFC'), common)
        return region.cities.map(city => indexedCity(city.slug, city.name.normalize('NFC'), indexed))
      })
      .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.region.name, b.region.name)),
  }
}

const indexedCity = (slug: string, name: string, region: IndexedRegion): IndexedCity => ({
  slug,
  name,
  region,
  folded: fold(name),
  foldedSlug: fold(slug),
})

const indexedRegion = (name: string, common: ReadonlySet<string>): IndexedRegion => {
  const folded = fold(name)
  const starts = [...folded.matchAll(/[^ ]+/g)].filter(([word]) => !common.has(word)).map(({ index }) => index)
  return { name, folded, starts }
}

const sharedByMany = 3

const commonWords = (names: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const word of names.flatMap(name => [...new Set(name.split(' '))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= sharedByMany).map(([word]) => word))
}
