import { createSimilarKeySearch } from '#domain/search/find-similar-keys.ts'
import { getPhraseKey, splitQuery } from '#domain/search/query-words.ts'
import type { City, Region } from './city.ts'
import { getCityAliases } from './city-aliases.ts'
import { getInflectedNames } from './city-grammar.ts'
import { sortBySize } from './large-cities.ts'

export interface NamedCity extends City {
  readonly region: string
}

/** Finds cities by the key of a phrase (`getPhraseKey`). Among cities with equal names, the largest comes first. */
export interface CityNameIndex {
  /** Matches a name, an inflected name, a slug or an alias. */
  readonly find: (key: string) => readonly NamedCity[]
  readonly findBySlug: (slug: string) => NamedCity | undefined
  /** Matches names despite a typing error. */
  readonly findSimilar: (key: string) => readonly NamedCity[]
}

/** `regions` have the displayed names; `translations` are the same regions in other languages. */
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
  const citiesByKey = new Map<string, NamedCity[]>()
  for (const { city, names } of citiesWithNames)
    for (const key of new Set([...names, city.slug, ...getCityAliases(city)].map(toKey)))
      addToGroup(citiesByKey, key, city)
  const findSimilarNames = createSimilarKeySearch(citiesByKey.keys())
  const findInflected = createInflectionSearch(citiesWithNames)
  return {
    find: key => citiesByKey.get(key) ?? findInflected(key),
    findBySlug: slug => citiesBySlug.get(slug),
    findSimilar: key => findSimilarNames(key).flatMap(similarKey => citiesByKey.get(similarKey) ?? []),
  }
}

function addToGroup<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

const toKey = (name: string): string => getPhraseKey(splitQuery(name))

const groupNamesById = (translations: readonly (readonly Region[])[]): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, readonly string[]>()
  for (const { id, name } of translations.flat().flatMap(({ cities }) => cities))
    names.set(id, [...(names.get(id) ?? []), name])
  return names
}

interface CityWithNames {
  readonly city: NamedCity
  readonly names: readonly string[]
}

// Inflecting all names takes 200 ms, so only names that begin like the phrase are inflected.
const stemLength = 2

const createInflectionSearch = (citiesWithNames: readonly CityWithNames[]) => {
  const citiesByStem = new Map<string, CityWithNames[]>()
  for (const entry of citiesWithNames)
    for (const stem of new Set(entry.names.map(name => toKey(name).slice(0, stemLength))))
      addToGroup(citiesByStem, stem, entry)
  const formsByStem = new Map<string, ReadonlyMap<string, readonly NamedCity[]>>()
  return (key: string): readonly NamedCity[] => {
    const stem = key.slice(0, stemLength)
    const citiesOfStem = citiesByStem.get(stem)
    // Visitors type any stem: only those of cities are cached.
    if (!citiesOfStem) return []
    const citiesByForm = formsByStem.get(stem) ?? inflectNames(citiesOfStem)
    formsByStem.set(stem, citiesByForm)
    return citiesByForm.get(key) ?? []
  }
}

const inflectNames = (citiesWithNames: readonly CityWithNames[]): ReadonlyMap<string, readonly NamedCity[]> => {
  const citiesByForm = new Map<string, NamedCity[]>()
  for (const { city, names } of citiesWithNames)
    for (const form of new Set(names.flatMap(getInflectedNames).map(toKey))) addToGroup(citiesByForm, form, city)
  return citiesByForm
}
