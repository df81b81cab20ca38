import { isPagesCache } from './cache-names.ts'

export async function deleteCaches(shouldDelete: (name: string) => boolean): Promise<readonly string[]> {
  const names = (await caches.keys()).filter(shouldDelete)
  await Promise.all(names.map(name => caches.delete(name)))
  return names
}

/** Keeps the files, because they are the same for every visitor. */
export async function deleteStoredPages(): Promise<void> {
  const deletedNames = await deleteCaches(isPagesCache).catch((): readonly string[] => [])
  // A new worker may have opened its cache after the caches were listed, to store pages of the earlier build. If a
  // deleted name exists again, its cache is new and holds the pages of the next visitor.
  await deleteCaches(name => isPagesCache(name) && !deletedNames.includes(name)).catch(() => undefined)
}
