import type { Region } from './city.ts'
import {
  createGroup,
  getPrefix,
  groupBy,
  groupCitiesByLetter,
  listCities,
  type LetterGroup,
} from './group-cities-by-letter.ts'

/** The cities whose names begin with some letters: one page of a list that is too long for a page. */
export interface PrefixGroup extends LetterGroup {
  /** If the cities are too many for a page, it has these longer prefixes instead. */
  readonly longerPrefixes: readonly { readonly prefix: string; readonly count: number }[]
}

const maxPrefixLength = 3
/** About as many as the home page of a short list has. */
const maxCitiesPerPage = 1000

/** Undefined if no name begins like the text. */
export const parsePrefix = (text: string): string | undefined => {
  const prefix = getPrefix(text.trim(), maxPrefixLength)
  return /^[\p{L}\p{N}]/u.test(prefix) ? prefix : undefined
}

/** Null is the group of all rare letters. Undefined if there is no such city. */
export function findPrefixGroup(regions: readonly Region[], prefix: string | null): PrefixGroup | undefined {
  if (prefix === null) {
    const group = groupCitiesByLetter(regions).find(({ letter }) => letter === null)
    return group && { ...group, longerPrefixes: [] }
  }
  const length = [...prefix].length
  const cities = listCities(regions).filter(({ name }) => getPrefix(name, length) === prefix)
  if (cities.length === 0) return undefined
  if (cities.length <= maxCitiesPerPage || length >= maxPrefixLength)
    return { ...createGroup(prefix, cities), longerPrefixes: [] }
  return {
    letter: prefix,
    count: cities.length,
    sections: [],
    longerPrefixes: [...groupBy(cities, ({ name }) => getPrefix(name, length + 1))].map(([longerPrefix, group]) => ({
      prefix: longerPrefix,
      count: group.length,
    })),
  }
}
