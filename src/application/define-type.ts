/**
 * Defines a type for XState's `setup`, which reads only the types of `context`, `events` and `input`, by an example.
 */
export const defineType = <T>(example: T): T => example

/** Declares a generic type for XState's `setup`, for which no example exists. */
export function declareType<T>(): T
export function declareType(): unknown {
  return undefined
}
