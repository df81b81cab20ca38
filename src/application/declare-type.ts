/** For XState's `setup`, which reads only the types of `context`, `events` and `input`. */
export function declareType<T>(): T
export function declareType(): unknown {
  return undefined
}
