import { getEditDistance } from './edit-distance.ts'

const minLength = 4
const minLengthForTwoErrors = 9
const requiredPrefixLength = 2
const minLengthWithoutPrefix = 6

/** Nearest keys first, then in the order of `keys`. */
export function createSimilarKeySearch(keys: Iterable<string>): (typedKey: string) => readonly string[] {
  const keysByLength = groupByLength(keys)
  return typedKey => {
    if (typedKey.length < minLength) return []
    const maxDistance = typedKey.length < minLengthForTwoErrors ? 1 : 2
    const prefix = typedKey.length < minLengthWithoutPrefix ? typedKey.slice(0, requiredPrefixLength) : ''
    const lengths = Array.from({ length: 2 * maxDistance + 1 }, (_, index) => typedKey.length - maxDistance + index)
    return lengths
      .flatMap(length => keysByLength.get(length) ?? [])
      .flatMap(({ key, rank }) => {
        const distance = key.startsWith(prefix) ? getEditDistance(typedKey, key, maxDistance) : Infinity
        return distance <= maxDistance ? [{ key, rank, distance }] : []
      })
      .toSorted((a, b) => a.distance - b.distance || a.rank - b.rank)
      .map(({ key }) => key)
  }
}

interface RankedKey {
  readonly key: string
  readonly rank: number
}

function groupByLength(keys: Iterable<string>): ReadonlyMap<number, readonly RankedKey[]> {
  const keysByLength = new Map<number, RankedKey[]>()
  let rank = 0
  for (const key of keys) {
    const group = keysByLength.get(key.length) ?? []
    group.push({ key, rank: rank++ })
    keysByLength.set(key.length, group)
  }
  return keysByLength
}
