/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/** The median of each field. */
export function medians<K extends string>(runs: readonly Readonly<Record<K, number>>[]): Readonly<Record<K, number>> {
  const fields = Object.keys(runs[0] ?? {}) as K[]
  return Object.fromEntries(fields.map(field => [field, median(runs.map(run => run[field]))])) as Record<K, number>
}
