/** Skips unreadable entries, because they stay as received. */
export function findImpossibleNumbers(value: unknown, key = ''): readonly string[] {
  if (key === 'unreadableEntries') return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      findImpossibleNumbers(inner, Array.isArray(value) ? key : name),
    )
  if (typeof value !== 'number') return []
  const isWrong = /^rating(Quality|Price|Time)?$/.test(key)
    ? !(value >= 1 && value <= 5)
    : !Number.isFinite(value) || value < 0
  return isWrong ? [`${key}: ${value}`] : []
}
