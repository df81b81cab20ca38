interface TtlCache<V> {
  readonly get: (key: string) => V | undefined
  readonly set: (key: string, value: V) => void
}

export function createTtlCache<V>(
  ttlMs: number,
  maxSize: number,
  now: () => number = () => performance.now(),
): TtlCache<V> {
  const entries = new Map<string, { readonly value: V; readonly storedAt: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry && now() - entry.storedAt < ttlMs ? entry.value : undefined
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, storedAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > maxSize && oldest !== undefined) entries.delete(oldest)
    },
  }
}
