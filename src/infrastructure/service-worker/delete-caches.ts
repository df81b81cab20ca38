import { isPagesCache } from './cache-names.ts'

export async function deleteCaches(shouldDelete: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(shouldDelete).map(name => caches.delete(name)))
}

/** Keeps the files, because they are the same for every visitor. */
export async function deleteStoredPages(): Promise<void> {
  const deletePages = () => deleteCaches(isPagesCache).catch(() => undefined)
  await deletePages()
  // A new worker may have opened its cache after the first run listed the caches, to store pages of the earlier build.
  await deletePages()
}
