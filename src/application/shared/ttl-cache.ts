/** Values that expire after a fixed time. */
export interface TtlCache<V> {
  readonly get: (key: string) => V | undefined
  readonly set: (key: string, value: V) => void
}

export function createTtlCache<V>(
  ttlMs: number,
  maxSize: number,
  now: () => number = () => performance.now(),
): TtlCache<V> {
  const known = new Map<string, { readonly value: V; readonly since: number }>()
  return {
    get(key) {
      const entry = known.get(key)
      return entry && now() - entry.since < ttlMs ? entry.value : undefined
    },
    set(key, value) {
      known.delete(key)
      known.set(key, { value, since: now() })
      const [oldest] = known.keys()
      if (known.size > maxSize && oldest !== undefined) known.delete(oldest)
    },
  }
}
