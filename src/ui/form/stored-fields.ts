/** Checks a stored value, which an older build may have written. */
type Check<T> = (value: unknown) => value is T

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isNumber = (value: unknown): value is number => typeof value === 'number'

export const isNullOr =
  <T>(isValue: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || isValue(value)

export const isOneOf =
  <T extends string>(options: readonly T[]): Check<T> =>
  (value): value is T =>
    options.some(option => option === value)

export const isListOf =
  <T>(isEntry: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isEntry)

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

export type TextFields<Name extends string> = { readonly [N in Name]: string }

export const hasTextFields =
  <Name extends string>(names: readonly Name[]): Check<TextFields<Name>> =>
  (value): value is TextFields<Name> =>
    names.every(name => isString(readField(value, name)))

export const isRecordOf =
  <T extends object>(checks: { readonly [K in keyof T]: Check<T[K]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(checks).every(([key, check]) => check(readField(value, key)))
