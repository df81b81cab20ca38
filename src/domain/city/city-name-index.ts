import { createSimilarKeySearch } from '#domain/search/similar-key-search.ts'
import { fold } from '#domain/search/fold.ts'
import { getPhraseKey, splitQuery, type QueryWord } from '#domain/search/query-words.ts'
import type { City, CityWithRegion, Region } from './city.ts'
import { getCityAliases, firstNameAliases } from './city-aliases.ts'
import { getDatives, getInflectedNames } from './city-grammar.ts'
import { isLargeCity, sortBySize } from './large-cities.ts'

/** Finds cities by the key of a phrase (`getPhraseKey`). Among namesakes, the largest comes first. */
export interface CityNameIndex {
  readonly find: (key: string) => readonly CityWithRegion[]
  /** Excludes inflected names, other spellings of names ('ГАИ' is not Гай) and aliases that are first names. */
  readonly hasExactName: (words: readonly QueryWord[]) => boolean
  readonly findBySlug: (slug: string) => CityWithRegion | undefined
  readonly findSimilar: (key: string) => readonly CityWithRegion[]
  /** Omits small cities, because too many words resemble their names. */
  readonly findSimilarLarge: (key: string) => readonly CityWithRegion[]
}

export const createCityNameIndex = (
  regions: readonly Region[],
  translations: readonly (readonly Region[])[],
): CityNameIndex => {
  const cities = sortBySize(
    regions.flatMap(({ name: region, cities: regionCities }) => regionCities.map(city => ({ ...city, region }))),
  )
  const translatedNames = groupNamesById(translations)
  const citiesWithNames = cities.map(city => ({ city, names: [city.name, ...(translatedNames.get(city.id) ?? [])] }))
  const citiesBySlug = new Map(cities.map(city => [city.slug, city]))
  const citiesByKey = new Map<string, CityWithRegion[]>()
  for (const { city, names } of citiesWithNames)
    for (const key of new Set([...names, city.slug, ...getCityAliases(city)].map(toKey)))
      addToGroup(citiesByKey, key, city)
  const exactNames = new Set(citiesWithNames.flatMap(({ city, names }) => [...names, city.slug].map(foldName)))
  const aliasKeys = new Set(
    cities
      .flatMap(getCityAliases)
      .filter(alias => !firstNameAliases.has(alias))
      .map(toKey),
  )
  const findSimilarNames = createSimilarKeySearch(citiesByKey.keys())
  const getCities = (key: string) => citiesByKey.get(key) ?? []
  const findInflected = createInflectionSearch(citiesWithNames)
  return {
    find: key => citiesByKey.get(key) ?? findInflected(key),
    hasExactName: words => exactNames.has(foldWords(words)) || aliasKeys.has(getPhraseKey(words)),
    findBySlug: slug => citiesBySlug.get(slug),
    findSimilar: key => findSimilarNames(key).flatMap(getCities),
    findSimilarLarge: key =>
      findSimilarNames(key)
        .filter(similarKey => similarKey.startsWith(key.charAt(0)))
        .flatMap(getCities)
        .filter(({ slug }) => isLargeCity(slug)),
  }
}

function addToGroup<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

const toKey = (name: string): string => getPhraseKey(splitQuery(name))

const foldWords = (words: readonly QueryWord[]): string => words.map(({ text }) => fold(text)).join(' ')
const foldName = (name: string): string => foldWords(splitQuery(name))

const groupNamesById = (translations: readonly (readonly Region[])[]): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, readonly string[]>()
  for (const { id, name } of translations.flat().flatMap(({ cities }) => cities))
    names.set(id, [...(names.get(id) ?? []), name])
  return names
}

interface CityWithNames {
  readonly city: CityWithRegion
  readonly names: readonly string[]
}

// Inflecting all names is slow, so only names that begin like the phrase are inflected.
const prefixLength = 2

const createInflectionSearch = (citiesWithNames: readonly CityWithNames[]) => {
  const citiesByPrefix = new Map<string, CityWithNames[]>()
  for (const entry of citiesWithNames)
    for (const prefix of new Set(entry.names.map(name => toKey(name).slice(0, prefixLength))))
      addToGroup(citiesByPrefix, prefix, entry)
  const inflectedByPrefix = new Map<string, ReadonlyMap<string, readonly CityWithRegion[]>>()
  return (key: string): readonly CityWithRegion[] => {
    const prefix = key.slice(0, prefixLength)
    const citiesWithPrefix = citiesByPrefix.get(prefix)
    // Visitors may type any prefix, so the cache has only those of cities.
    if (!citiesWithPrefix) return []
    const citiesByForm = inflectedByPrefix.get(prefix) ?? inflectNames(citiesWithPrefix)
    inflectedByPrefix.set(prefix, citiesByForm)
    return citiesByForm.get(key) ?? []
  }
}

const inflectNames = (citiesWithNames: readonly CityWithNames[]): ReadonlyMap<string, readonly CityWithRegion[]> => {
  const citiesByForm = new Map<string, CityWithRegion[]>()
  for (const { city, names } of citiesWithNames)
    for (const form of new Set(names.flatMap(name => getForms(city, name)).map(toKey)))
      addToGroup(citiesByForm, form, city)
  return citiesByForm
}

/** Omits datives of small cities that may be common words: 'юрист по лесному праву' does not name Лесной. */
const getForms = ({ slug }: City, name: string): readonly string[] => [
  ...getInflectedNames(name),
  ...(isLargeCity(slug) || /[ -]/.test(name) ? getDatives(name) : []),
]
