import type { Region } from './city.ts'
import { compareNames } from '#domain/search/compare-names.ts'

/** A city as the lists name it: with its region only where another city has the same name. */
export interface ListedCity {
  readonly slug: string
  readonly name: string
  readonly region?: string
}

/** The cities of a letter; `letter` is null for the last group, which gathers the letters of two cities or fewer. */
export interface LetterGroup {
  readonly letter: string | null
  readonly count: number
  readonly sections: readonly LetterSection[]
}

/** Cities under one guide word ('Ка'); a short group is one section without a guide word. */
export interface LetterSection {
  readonly guide: string | null
  readonly cities: readonly ListedCity[]
}

const smallestGroup = 3
const longestWithoutGuides = 30

/** All cities sorted and grouped for people who look one up by its letter (R-city-groups). */
export const letterGroups = (regions: readonly Region[]): readonly LetterGroup[] => {
  const byLetter = groupBy(listedCities(regions), city => beginning(city.name, 1))
  const isLarge = (cities: readonly ListedCity[]) => cities.length >= smallestGroup
  const others = [...byLetter.values()].filter(cities => !isLarge(cities)).flat()
  const groups = [...byLetter]
    .filter(([, cities]) => isLarge(cities))
    .map(([letter, cities]) => groupOf(letter, cities))
  return others.length > 0 ? [...groups, groupOf(null, others)] : groups
}

const groupOf = (letter: string | null, cities: readonly ListedCity[]): LetterGroup => ({
  letter,
  count: cities.length,
  sections:
    letter === null || cities.length <= longestWithoutGuides
      ? [{ guide: null, cities }]
      : [...groupBy(cities, city => beginning(city.name, 2))].map(([guide, below]) => ({ guide, cities: below })),
})

const listedCities = (regions: readonly Region[]): readonly ListedCity[] => {
  const cities = regions.flatMap(region => region.cities.map(({ slug, name }) => ({ slug, name, region: region.name })))
  const namesakes = groupBy(cities, city => sameName(city.name))
  return cities
    .toSorted(
      (a, b) => compareNames(a.name, b.name) || compareNames(a.region, b.region) || compareNames(a.slug, b.slug),
    )
    .map(({ slug, name, region }) =>
      (namesakes.get(sameName(name))?.length ?? 0) > 1 ? { slug, name, region } : { slug, name },
    )
}

// Е and Ё are one letter; Й is a letter of its own, however it is encoded.
const plain = (text: string): string => text.normalize('NFC').replaceAll('ё', 'е').replaceAll('Ё', 'Е')
const sameName = (name: string): string => plain(name).toLowerCase()

const beginning = (name: string, length: number): string => {
  const [first = '', ...rest] = [...plain(name)].slice(0, length)
  return first.toLocaleUpperCase('ru') + rest.join('').toLocaleLowerCase('ru')
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const same = groups.get(keyOf(item))
    if (same) same.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
