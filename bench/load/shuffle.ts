export function shuffle<T>(values: readonly T[], random: () => number): readonly T[] {
  return values
    .map(value => ({ value, sortKey: random() }))
    .toSorted((first, second) => first.sortKey - second.sortKey)
    .map(({ value }) => value)
}
