import type { Random } from './random.ts'

export function createWeightedPick<T>(items: readonly T[], getWeight: (item: T) => number): (random: Random) => T {
  let total = 0
  const sums = items.map(item => (total += getWeight(item)))
  return random => {
    const target = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
}
