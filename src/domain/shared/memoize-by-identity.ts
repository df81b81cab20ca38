export const memoizeByIdentity = <K extends object, V>(create: (key: K) => V): ((key: K) => V) => {
  const values = new WeakMap<K, V>()
  return key => {
    const value = values.get(key) ?? create(key)
    values.set(key, value)
    return value
  }
}
