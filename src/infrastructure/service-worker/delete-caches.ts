import { isPagesCache } from './cache-names.ts'

export async function deleteCaches(shouldDelete: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(shouldDelete).map(name => caches.delete(name)))
}

/** Keeps the files, because they are the same for every visitor. */
export const deleteStoredPages = (): Promise<void> => deleteCaches(isPagesCache).catch(() => undefined)
