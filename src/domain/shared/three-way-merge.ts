/** Supports JSON values only. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const entries = Object.entries(a)
  const otherEntries = new Map(Object.entries(b))
  return (
    entries.length === otherEntries.size &&
    entries.every(([key, value]) => otherEntries.has(key) && isDeepEqual(value, otherEntries.get(key)))
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface ThreeWayMerge<F> {
  /** In a conflict, my value wins. */
  readonly mergedFields: F
  readonly conflicts: readonly (keyof F & string)[]
}

export function mergeThreeWay<F extends object>(base: F, mine: F, theirs: F): ThreeWayMerge<F> {
  const changedFieldNames = getChangedFieldNames(base, mine)
  return {
    mergedFields: copyFields(theirs, changedFieldNames, mine),
    conflicts: changedFieldNames.filter(
      field => !isDeepEqual(theirs[field], base[field]) && !isDeepEqual(theirs[field], mine[field]),
    ),
  }
}

/** The fields changed in `mine` that the API saved with other values. */
export const getFieldNamesChangedOnSave = <F extends object>(
  base: F,
  mine: F,
  savedFields: F,
): readonly (keyof F & string)[] =>
  getChangedFieldNames(base, mine).filter(field => !isDeepEqual(mine[field], savedFields[field]))

const getChangedFieldNames = <F extends object>(base: F, mine: F) =>
  getFieldNames(mine).filter(field => !isDeepEqual(mine[field], base[field]))

export const getChangedFields = <F extends object>(oldFields: F, newFields: F): Partial<F> =>
  getChangedFieldNames(oldFields, newFields).reduce<Partial<F>>(
    (changedValues, field) => ({ ...changedValues, [field]: newFields[field] }),
    {},
  )

export const copyFields = <F extends object>(target: F, fieldNames: readonly string[], source: F): F =>
  getFieldNames(source)
    .filter(field => fieldNames.includes(field))
    .reduce((result, field) => ({ ...result, [field]: source[field] }), target)

export function getFieldNames<F extends object>(data: F): readonly (keyof F & string)[] {
  const isField = (key: string): key is keyof F & string => key in data
  return Object.keys(data).filter(isField)
}
