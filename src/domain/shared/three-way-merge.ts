/** Supports JSON values only. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isDeepEqual(value, others.get(key)))
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface ThreeWayMerge<F> {
  /** Changes of both sides; mine win conflicts. */
  readonly merged: F
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly (keyof F & string)[]
}

export function mergeThreeWay<F extends object>(base: F, mine: F, theirs: F): ThreeWayMerge<F> {
  const changed = listChangedFields(base, mine)
  return {
    merged: copyFields(theirs, changed, mine),
    conflicts: changed.filter(
      field => !isDeepEqual(theirs[field], base[field]) && !isDeepEqual(theirs[field], mine[field]),
    ),
  }
}

/** The fields changed in `mine` that the API saved with other values. */
export const getFieldsChangedOnSave = <F extends object>(base: F, mine: F, saved: F): readonly (keyof F & string)[] =>
  listChangedFields(base, mine).filter(field => !isDeepEqual(mine[field], saved[field]))

const listChangedFields = <F extends object>(base: F, mine: F) =>
  getFieldNames(mine).filter(field => !isDeepEqual(mine[field], base[field]))

export const getChangedFields = <F extends object>(before: F, after: F): Partial<F> =>
  listChangedFields(before, after).reduce<Partial<F>>((changed, field) => ({ ...changed, [field]: after[field] }), {})

export const copyFields = <F extends object>(data: F, fields: readonly string[], from: F): F =>
  getFieldNames(from)
    .filter(field => fields.includes(field))
    .reduce((changed, field) => ({ ...changed, [field]: from[field] }), data)

function getFieldNames<F extends object>(data: F): readonly (keyof F & string)[] {
  const isField = (key: string): key is keyof F & string => key in data
  return Object.keys(data).filter(isField)
}
