import type { Random } from './random.ts'

/** Draws from a list, each entry as often as its weight says. */
export function weighted<T>(from: readonly T[], weightOf: (entry: T) => number): (random: Random) => T {
  let total = 0
  const sums = from.map(entry => (total += weightOf(entry)))
  return random => {
    const wanted = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const drawn = from[low]
    if (drawn === undefined) throw new Error('Nothing to draw from')
    return drawn
  }
}
