type Check<T> = (kept: unknown) => kept is T

/** What the device gives back may be anything: an older build may have written it. */
export const isText = (kept: unknown): kept is string => typeof kept === 'string'

export const isNumberOrNull = (kept: unknown): kept is number | null => kept === null || typeof kept === 'number'

export const isOneOf =
  <T extends string>(known: readonly T[]): Check<T> =>
  (kept): kept is T =>
    known.some(one => one === kept)

export const isListOf =
  <T>(isEntry: Check<T>): Check<readonly T[]> =>
  (kept): kept is readonly T[] =>
    Array.isArray(kept) && kept.every(isEntry)

/** It has each of these; what else it has does no harm. */
export const isRecordOf =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (kept): kept is T =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) =>
      check(Object.getOwnPropertyDescriptor(kept, key)?.value),
    )
