/** Whether two pieces of plain data (as JSON holds them) say the same. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && sameData(value, others.get(key)))
  )
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
