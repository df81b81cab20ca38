/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function deriveSeed(seed: number, id: number, stream: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id, 0xc2b2ae35) ^ Math.imul(stream + 1, 0x27d4eb2f)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** From `low` to `high`, inclusive. */
export const pickInteger = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Up to `amount` different items, in the order of the list. */
export function pickSome<T>(random: Random, items: readonly T[], amount: number): readonly T[] {
  const indexes = new Set<number>()
  while (indexes.size < Math.min(amount, items.length)) indexes.add(Math.floor(random() * items.length))
  return items.filter((_, index) => indexes.has(index))
}
