import { switchLayout } from './switch-layout.ts'
import { getEditDistance } from './edit-distance.ts'
import { toLatin, type SearchEntry } from './search-entry.ts'

const maxResults = 4
/** Limits the time of a search. */
const maxQueryLength = 60

export const findSimilar = <T>(entries: readonly SearchEntry<T>[], typedText: string): readonly SearchEntry<T>[] => {
  const text = typedText.slice(0, maxQueryLength)
  const similar = findNearest(entries, toLatin(text), getDefaultTolerance)
  return similar.length > 0 ? similar : findNearest(entries, toLatin(switchLayout(text)), () => 1)
}

/** Returns the maximum edit distance. */
type ToleranceFunction = (latinQuery: string, prefixLength: number) => number

const getDefaultTolerance: ToleranceFunction = ({ length }, prefixLength) =>
  Math.min(3, Math.floor(length / 3)) + (length < 6 && prefixLength >= 2 ? 1 : 0)

const findNearest = <T>(
  entries: readonly SearchEntry<T>[],
  latinQuery: string,
  getTolerance: ToleranceFunction,
): readonly SearchEntry<T>[] => {
  if (latinQuery.length < 3) return []
  return entries
    .map(entry => ({ entry, cost: getEntryCost(entry, latinQuery, getTolerance) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, maxResults)
    .map(({ entry }) => entry)
}

const getEntryCost = <T>(
  { latinNames, latinAliases, latinWords }: SearchEntry<T>,
  latinQuery: string,
  getTolerance: ToleranceFunction,
): number =>
  Math.min(
    ...latinNames.map(name => getNameCost(name, latinQuery, getTolerance)),
    ...[...latinWords, ...latinAliases].map(
      word => getNameCost(word, latinQuery, () => getTolerance(latinQuery, 0)) + 1,
    ),
  )

const getNameCost = (name: string, latinQuery: string, getTolerance: ToleranceFunction): number => {
  if (name === latinQuery) return -Infinity
  const prefixLength = getCommonPrefixLength(name, latinQuery)
  if (prefixLength === latinQuery.length || (prefixLength === name.length && latinQuery[prefixLength] === ' '))
    return -1
  const maxDistance = getTolerance(latinQuery, prefixLength)
  const distance = getEditDistance(latinQuery, name, maxDistance)
  return distance > maxDistance ? Infinity : distance - Math.min(prefixLength, 4) / 4
}

const getCommonPrefixLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
