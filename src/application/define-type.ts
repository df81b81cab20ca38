/** XState's `setup` reads only the types of `context`, `events` and `input`; an example defines the type. */
export const defineType = <T>(example: T): T => example

/** Declares a generic type for XState's `setup`, for which no example exists. */
export function declareType<T>(): T
export function declareType(): unknown {
  return undefined
}
