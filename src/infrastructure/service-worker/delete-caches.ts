import { isPagesCache } from './cache-names.ts'

/** Deletes the caches whose name matches. */
export async function deleteCaches(shouldDelete: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(shouldDelete).map(name => caches.delete(name)))
}

/** Deletes the stored pages when the session ends. Keeps the files, because they are the same for every visitor. */
export const deleteStoredPages = (): Promise<void> => deleteCaches(isPagesCache).catch(() => undefined)
