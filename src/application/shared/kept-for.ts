/** Keeps values for a while, the newest `most` of them. */
export interface Kept<V> {
  readonly get: (key: string) => V | undefined
  readonly set: (key: string, value: V) => void
}

export function keptFor<V>(milliseconds: number, most: number, now: () => number = Date.now): Kept<V> {
  const known = new Map<string, { readonly value: V; readonly since: number }>()
  return {
    get(key) {
      const entry = known.get(key)
      return entry && now() - entry.since < milliseconds ? entry.value : undefined
    },
    set(key, value) {
      known.delete(key)
      known.set(key, { value, since: now() })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
  }
}
