import type { Region } from './city.ts'
import {
  createGroup,
  getPrefix,
  groupBy,
  groupCitiesByLetter,
  listCities,
  type LetterGroup,
} from './group-cities-by-letter.ts'

/** `letter`, unless it is null, has one to three characters here. */
export interface PrefixGroup extends LetterGroup {
  /** Replaces the sections if there are too many cities for one page. */
  readonly longerPrefixes: readonly { readonly prefix: string; readonly count: number }[]
}

const maxPrefixLength = 3
const maxCitiesPerPage = 1000

export const parsePrefix = (text: string): string | undefined => {
  const prefix = getPrefix(text.trimStart(), maxPrefixLength)
  return /^[\p{L}\p{N}]/u.test(prefix) ? prefix : undefined
}

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
