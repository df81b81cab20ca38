/** Validates stored fields, which an older build may have written. */
type Check<T> = (kept: unknown) => kept is T

export const isText = (kept: unknown): kept is string => typeof kept === 'string'

export const isNumber = (kept: unknown): kept is number => typeof kept === 'number'

export const isNullOr =
  <T>(isValue: Check<T>): Check<T | null> =>
  (kept): kept is T | null =>
    kept === null || isValue(kept)

export const isOneOf =
  <T extends string>(known: readonly T[]): Check<T> =>
  (kept): kept is T =>
    known.some(one => one === kept)

export const isListOf =
  <T>(isEntry: Check<T>): Check<readonly T[]> =>
  (kept): kept is readonly T[] =>
    Array.isArray(kept) && kept.every(isEntry)

/** Ignores additional keys. */
export const isRecordOf =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (kept): kept is T =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) =>
      check(Object.getOwnPropertyDescriptor(kept, key)?.value),
    )
