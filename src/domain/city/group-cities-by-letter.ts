import type { Region } from './city.ts'
import { compareNames } from '#domain/search/compare-names.ts'

/** Only namesakes have a region. */
export interface ListedCity {
  readonly slug: string
  readonly name: string
  readonly region?: string
}

/** `letter` is null in the last group, which combines all letters with few cities. */
export interface LetterGroup {
  readonly letter: string | null
  readonly count: number
  readonly sections: readonly GuideWordSection[]
}

export interface GuideWordSection {
  readonly guideWord: string | null
  readonly cities: readonly ListedCity[]
}

const minGroupSize = 3
const maxSizeWithoutGuideWords = 30

export const groupCitiesByLetter = (regions: readonly Region[]): readonly LetterGroup[] => {
  const citiesByLetter = groupBy(listCities(regions), city => getPrefix(city.name, 1))
  const isLargeGroup = (cities: readonly ListedCity[]) => cities.length >= minGroupSize
  const smallGroupCities = [...citiesByLetter.values()].filter(cities => !isLargeGroup(cities)).flat()
  const groups = [...citiesByLetter]
    .filter(([, cities]) => isLargeGroup(cities))
    .map(([letter, cities]) => createGroup(letter, cities))
  return smallGroupCities.length > 0 ? [...groups, createGroup(null, smallGroupCities)] : groups
}

export const createGroup = (prefix: string | null, cities: readonly ListedCity[]): LetterGroup => ({
  letter: prefix,
  count: cities.length,
  sections:
    prefix === null || cities.length <= maxSizeWithoutGuideWords
      ? [{ guideWord: null, cities }]
      : [...groupBy(cities, city => getPrefix(city.name, [...prefix].length + 1))].map(
          ([guideWord, sectionCities]) => ({
            guideWord,
            cities: sectionCities,
          }),
        ),
})

export const listCities = (regions: readonly Region[]): readonly ListedCity[] => {
  const cities = regions.flatMap(region => region.cities.map(({ slug, name }) => ({ slug, name, region: region.name })))
  const namesakes = groupBy(cities, city => toNameKey(city.name))
  return cities
    .toSorted(
      (a, b) => compareNames(a.name, b.name) || compareNames(a.region, b.region) || compareNames(a.slug, b.slug),
    )
    .map(({ slug, name, region }) =>
      (namesakes.get(toNameKey(name))?.length ?? 0) > 1 ? { slug, name, region } : { slug, name },
    )
}

// Without NFC, a decomposed Й counts as И.
const replaceYo = (text: string): string => text.normalize('NFC').replaceAll('ё', 'е').replaceAll('Ё', 'Е')
const toNameKey = (name: string): string => replaceYo(name).toLowerCase()

export const getPrefix = (name: string, length: number): string => {
  const [firstCharacter = '', ...otherCharacters] = [...replaceYo(name)].slice(0, length)
  return firstCharacter.toLocaleUpperCase('ru') + otherCharacters.join('').toLocaleLowerCase('ru')
}

export const groupBy = <T>(items: readonly T[], getKey: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
