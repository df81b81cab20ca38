/** XState's `setup` reads only the type of `context`, `events` and `input`: an example value gives it without a cast. */
export const typed = <T>(example: T): T => example

/** Gives `setup` a type of which there is no example, because it is generic. */
export function typeOnly<T>(): T
export function typeOnly(): unknown {
  return undefined
}
