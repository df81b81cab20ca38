/** Random numbers from 0 to 1 with a fixed sequence for each seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffle<T>(values: readonly T[], random: () => number): readonly T[] {
  return values
    .map(value => ({ value, sortKey: random() }))
    .toSorted((first, second) => first.sortKey - second.sortKey)
    .map(({ value }) => value)
}
