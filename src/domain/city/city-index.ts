import { fold } from '#domain/search/fold.ts'
import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import type { Region } from './city.ts'
import { getCityAliases } from './city-aliases.ts'
import { sortBySize } from './large-cities.ts'

/** Large cities by population, then the others by name. */
export type CityIndex = readonly SearchEntry<IndexedCity>[]

export interface IndexedCity {
  readonly slug: string
  readonly name: string
  readonly region: IndexedRegion
}

interface IndexedRegion {
  readonly name: string
  readonly foldedName: string
  /** Offsets of words in `name`, except common ones such as 'область'. */
  readonly wordStarts: readonly number[]
}

export const createCityIndex = (regions: readonly Region[]): CityIndex => {
  const commonWords = findCommonWords(regions.map(region => fold(region.name.normalize('NFC'))))
  return sortBySize(
    regions.flatMap(region => {
      const indexedRegion = indexRegion(region.name.normalize('NFC'), commonWords)
      return region.cities.map(({ slug, name }) => ({ slug, name: name.normalize('NFC'), region: indexedRegion }))
    }),
  ).map(city => {
    const { slug, name, region } = city
    return createSearchEntry(city, { slug, name, fullName: `${name} ${region.name}` }, getCityAliases(city))
  })
}

const indexRegion = (name: string, commonWords: ReadonlySet<string>): IndexedRegion => {
  const foldedName = fold(name)
  const wordStarts = [...foldedName.matchAll(/[^ ]+/g)]
    .filter(([word]) => !commonWords.has(word))
    .map(({ index }) => index)
  return { name, foldedName, wordStarts }
}

const minRegionsSharingWord = 3

const findCommonWords = (names: readonly string[]): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const word of names.flatMap(name => [...new Set(name.split(' '))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= minRegionsSharingWord).map(([word]) => word))
}
