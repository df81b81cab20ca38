import { fold } from '#domain/search/compare-names.ts'
import { createSearchEntry, type SearchEntry } from '#domain/search/search-entry.ts'
import type { Region } from './city.ts'
import { commonNamesOf } from './common-names.ts'
import { bySize } from './large-cities.ts'

/** What the filter field looks in: made once, asked on every key stroke. The largest city first, then by name. */
export type CityIndex = readonly SearchEntry<IndexedCity>[]

export interface IndexedCity {
  readonly slug: string
  readonly name: string
  readonly region: IndexedRegion
}

export interface IndexedRegion {
  readonly name: string
  readonly folded: string
  /** Where the words begin by which people know it: not 'область' or 'Krai', which many regions share. */
  readonly starts: readonly number[]
}

export const cityIndex = (regions: readonly Region[]): CityIndex => {
  const common = commonWords(regions.map(region => fold(region.name)))
  return bySize(
    regions.flatMap(region => {
      const indexed = indexedRegion(region.name.normalize('NFC'), common)
      return region.cities.map(({ slug, name }) => ({ slug, name: name.normalize('NFC'), region: indexed }))
    }),
  ).map(city => createSearchEntry(city, city, commonNamesOf(city)))
}

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
