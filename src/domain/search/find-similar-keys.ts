import { getEditDistance } from './edit-distance.ts'

const minLength = 4
const minLengthForTwoErrors = 9
/** A text below `minLengthWithoutPrefix` must share this many first letters with the key. */
const prefixLength = 2
const minLengthWithoutPrefix = 6

/** Returns the keys that differ by one typing error, or two for a long text. Nearest first. */
export const findSimilarKeys = (keys: readonly string[], typedKey: string): readonly string[] => {
  if (typedKey.length < minLength) return []
  const maxDistance = typedKey.length < minLengthForTwoErrors ? 1 : 2
  const prefix = typedKey.length < minLengthWithoutPrefix ? typedKey.slice(0, prefixLength) : ''
  return keys
    .filter(key => key.startsWith(prefix))
    .map(key => ({ key, distance: getEditDistance(typedKey, key, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ key }) => key)
}
