import { findSimilarKeys } from '#domain/search/find-similar-keys.ts'
import { getPhraseKey, splitQuery } from '#domain/search/query-words.ts'
import type { City, Region } from './city.ts'
import { getCityAliases } from './city-aliases.ts'
import { getInflectedNames } from './city-grammar.ts'
import { sortBySize } from './large-cities.ts'

export interface NamedCity extends City {
  readonly region: string
}

/** Finds cities by the key of a phrase (`getPhraseKey`). Equal names: the largest city first. */
export interface CityNames {
  /** By name, inflected name, slug or everyday name. */
  readonly find: (key: string) => readonly NamedCity[]
  readonly findBySlug: (slug: string) => NamedCity | undefined
  /** By a name with a typing error. */
  readonly findSimilar: (key: string) => readonly NamedCity[]
}

/** `translations` are the same regions in other languages; the first list is the one whose names are shown. */
export const createCityNames = (
  regions: readonly Region[],
  translations: readonly (readonly Region[])[],
): CityNames => {
  const cities = sortBySize(regions.flatMap(({ name: region, cities: all }) => all.map(city => ({ ...city, region }))))
  const translatedNames = groupNamesById(translations)
  const named = cities.map(city => ({ city, names: [city.name, ...(translatedNames.get(city.id) ?? [])] }))
  const bySlug = new Map(cities.map(city => [city.slug, city]))
  const byKey = new Map<string, readonly NamedCity[]>()
  for (const { city, names } of named)
    for (const key of new Set([...names, city.slug, ...getCityAliases(city)].map(toKey)))
      byKey.set(key, [...(byKey.get(key) ?? []), city])
  const findInflected = createInflectionSearch(named)
  return {
    find: key => byKey.get(key) ?? findInflected(key),
    findBySlug: slug => bySlug.get(slug),
    findSimilar: key => findSimilarKeys([...byKey.keys()], key).flatMap(similar => byKey.get(similar) ?? []),
  }
}

const toKey = (name: string): string => getPhraseKey(splitQuery(name))

const groupNamesById = (lists: readonly (readonly Region[])[]): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, readonly string[]>()
  for (const { id, name } of lists.flat().flatMap(({ cities }) => cities))
    names.set(id, [...(names.get(id) ?? []), name])
  return names
}

interface NamesOfCity {
  readonly city: NamedCity
  readonly names: readonly string[]
}

// Inflecting all names takes a fifth of a second, so only names that begin like the phrase are inflected.
const stemLength = 2

const createInflectionSearch = (named: readonly NamesOfCity[]) => {
  const byStem = new Map<string, NamesOfCity[]>()
  for (const entry of named)
    for (const stem of new Set(entry.names.map(name => toKey(name).slice(0, stemLength))))
      byStem.set(stem, [...(byStem.get(stem) ?? []), entry])
  const inflectedByStem = new Map<string, ReadonlyMap<string, readonly NamedCity[]>>()
  return (key: string): readonly NamedCity[] => {
    const stem = key.slice(0, stemLength)
    const inflected = inflectedByStem.get(stem) ?? inflectNames(byStem.get(stem) ?? [])
    inflectedByStem.set(stem, inflected)
    return inflected.get(key) ?? []
  }
}

const inflectNames = (named: readonly NamesOfCity[]): ReadonlyMap<string, readonly NamedCity[]> => {
  const byForm = new Map<string, readonly NamedCity[]>()
  for (const { city, names } of named)
    for (const form of new Set(names.flatMap(getInflectedNames).map(toKey)))
      byForm.set(form, [...(byForm.get(form) ?? []), city])
  return byForm
}
