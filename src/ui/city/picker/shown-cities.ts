import type { Region } from '#domain/city/city.ts'
import { filterCities, type Match } from '#domain/city/city-filter.ts'
import { cityIndex } from '#domain/city/city-index.ts'
import { letterGroups } from '#domain/city/letter-groups.ts'
import { largestCities } from '#ui/city/list/largest-cities.ts'

export interface ShownCity {
  readonly slug: string
  readonly name: string
  readonly region?: string
  readonly match: Match | null
}

export interface ShownCities {
  readonly cities: readonly ShownCity[]
  /** Nothing answers: these have a similar name. */
  readonly near: boolean
}

/** A notch of the index: a letter, all the rare letters (null), or the largest cities. */
export type Notch = string | null | typeof largest
export const largest = Symbol('largest')

/** What the picker looks in. Sorting and preparing is done once, and only when it is asked for. */
export interface Atlas {
  readonly count: number
  readonly notches: () => readonly Notch[]
  readonly at: (notch: Notch) => readonly ShownCity[]
  readonly find: (typed: string) => ShownCities
}

export function atlasOf(regions: readonly Region[]): Atlas {
  const groups = once(() => letterGroups(regions))
  const index = once(() => cityIndex(regions))
  return {
    count: regions.reduce((sum, region) => sum + region.cities.length, 0),
    notches: () => [largest, ...groups().map(({ letter }) => letter)],
    at: notch =>
      notch === largest
        ? largestCities(regions).map(({ slug, name }) => ({ slug, name, match: null }))
        : groups()
            .filter(({ letter }) => letter === notch)
            .flatMap(({ sections }) => sections.flatMap(section => section.cities))
            .map(city => ({ ...city, match: null })),
    find: typed => filterCities(index(), typed),
  }
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
