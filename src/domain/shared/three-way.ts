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

interface ThreeWay<F> {
  /** Every change of both; where they contradict each other, mine. */
  readonly merged: F
  /** What both have changed, each in their way. */
  readonly conflicts: readonly (keyof F & string)[]
}

/** Joins what I changed since `base` with what was changed elsewhere meanwhile, field by field. */
export function threeWay<F extends object>(base: F, mine: F, theirs: F): ThreeWay<F> {
  const changed = differing(base, mine)
  return {
    merged: withFields(theirs, changed, mine),
    conflicts: changed.filter(field => !sameData(theirs[field], base[field]) && !sameData(theirs[field], mine[field])),
  }
}

/** What I changed since `base`, and what was saved otherwise than I sent it. */
export const savedOtherwise = <F extends object>(base: F, mine: F, saved: F): readonly (keyof F & string)[] =>
  differing(base, mine).filter(field => !sameData(mine[field], saved[field]))

const differing = <F extends object>(base: F, mine: F) =>
  fieldsIn(mine).filter(field => !sameData(mine[field], base[field]))

/** The fields of `after` that differ from those of `before`. */
export const getChangedFields = <F extends object>(before: F, after: F): Partial<F> =>
  differing(before, after).reduce<Partial<F>>((changed, field) => ({ ...changed, [field]: after[field] }), {})

/** The same data with these fields as they are in `from`. */
export const withFields = <F extends object>(data: F, fields: readonly string[], from: F): F =>
  fieldsIn(from)
    .filter(field => fields.includes(field))
    .reduce((changed, field) => ({ ...changed, [field]: from[field] }), data)

function fieldsIn<F extends object>(data: F): readonly (keyof F & string)[] {
  const isField = (key: string): key is keyof F & string => key in data
  return Object.keys(data).filter(isField)
}
