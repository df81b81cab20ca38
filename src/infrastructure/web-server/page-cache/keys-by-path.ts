export const getPathFromKey = (key: string): string => key.split('?', 1)[0] ?? key

export function createKeysByPath() {
  const keys = new Map<string, Set<string>>()
  return {
    add(key: string) {
      const path = getPathFromKey(key)
      const pathKeys = keys.get(path)
      if (pathKeys) pathKeys.add(key)
      else keys.set(path, new Set([key]))
    },
    delete(key: string) {
      const path = getPathFromKey(key)
      const pathKeys = keys.get(path)
      pathKeys?.delete(key)
      if (pathKeys?.size === 0) keys.delete(path)
    },
    getKeys: (path: string): Iterable<string> => keys.get(path) ?? [],
    countPaths: () => keys.size,
  }
}
