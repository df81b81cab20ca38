export function median(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sortedValues.length / 2)
  const upper = sortedValues[middle] ?? Number.NaN
  return sortedValues.length % 2 === 0 ? ((sortedValues[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}
