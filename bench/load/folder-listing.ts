import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Size and modification time of files, by path. */
export type Listing = ReadonlyMap<string, string>

const ignoredFolders = new Set(['node_modules', '.git', '.bench', 'bench-results'])

export async function listFolder(folder: string): Promise<Listing> {
  const files = new Map<string, string>()
  const walk = async (currentFolder: string): Promise<void> => {
    for (const entry of await readdir(currentFolder, { withFileTypes: true })) {
      const path = join(currentFolder, entry.name)
      if (entry.isDirectory() && !ignoredFolders.has(entry.name)) await walk(path)
      if (!entry.isFile()) continue
      const { size, mtimeMs } = await stat(path)
      files.set(path, `${size} ${mtimeMs}`)
    }
  }
  await walk(folder)
  return files
}

export const findChanges = (listingBefore: Listing, listingAfter: Listing): readonly string[] =>
  [...new Set([...listingBefore.keys(), ...listingAfter.keys()])].filter(
    path => listingBefore.get(path) !== listingAfter.get(path),
  )
