import { median } from '../../tests/budgets/median.ts'

/** Rounds to three significant digits, and from 100 on to integers. */
export const round = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

export function getMedians<K extends string>(
  runs: readonly Readonly<Record<K, number>>[],
): Readonly<Record<K, number>> {
  const fields = Object.keys(runs[0] ?? {}) as K[]
  return Object.fromEntries(fields.map(field => [field, median(runs.map(run => run[field]))])) as Record<K, number>
}

/** `fraction` is above 0 and at most 1. Returns NaN without values. */
export function getPercentile(values: readonly number[], fraction: number): number {
  const sortedValues = values.toSorted((first, second) => first - second)
  return sortedValues[Math.ceil(sortedValues.length * fraction) - 1] ?? Number.NaN
}
