import { isPagesCache } from './cache-names.ts'

/** Deletes the caches whose name matches. */
export async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isDeleted).map(name => caches.delete(name)))
}

/** Deletes the stored pages when the session ends. Files stay: every visitor loads the same ones. */
export const deleteStoredPages = (): Promise<void> => deleteCaches(isPagesCache).catch(() => undefined)
