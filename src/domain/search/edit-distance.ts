/** The optimal string alignment distance (a swap of adjacent letters is one edit), at most `maxDistance + 1`. */
export const getEditDistance = (from: string, to: string, maxDistance: number): number => {
  const overLimit = maxDistance + 1
  if (Math.abs(from.length - to.length) > maxDistance) return overLimit
  if (countBits(getLetterMask(from) ^ getLetterMask(to)) > maxBitsPerEdit * maxDistance) return overLimit
  let beforePrevious: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const costs = computeRow(from, to, row, previous, beforePrevious)
    if (costs.every(cost => cost > maxDistance)) return overLimit
    beforePrevious = previous
    previous = costs
  }
  return Math.min(previous[to.length] ?? overLimit, overLimit)
}

/** A replaced letter clears one bit and sets another. */
const maxBitsPerEdit = 2

/** The set of letters, to reject most words quickly. Some letters share a bit. */
const getLetterMask = (word: string): number => {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

const computeRow = (
  from: string,
  to: string,
  row: number,
  previous: readonly number[],
  beforePrevious: readonly number[],
): readonly number[] => {
  const costs = [row]
  for (let column = 1; column <= to.length; column++) {
    const isSame = from[row - 1] === to[column - 1]
    let cost = Math.min(
      getCost(costs, column - 1) + 1,
      getCost(previous, column) + 1,
      getCost(previous, column - 1) + (isSame ? 0 : 1),
    )
    if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
      cost = Math.min(cost, getCost(beforePrevious, column - 2) + 1)
    }
    costs.push(cost)
  }
  return costs
}

const getCost = (costs: readonly number[], column: number): number => costs[column] ?? Infinity
