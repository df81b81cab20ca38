import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Path → size and modification time. */
export type Listing = ReadonlyMap<string, string>

const ignored = new Set(['node_modules', '.git', '.bench', 'bench-results'])

/** Ignores packages, Git's files and the output of benchmarks. */
export async function listFolder(folder: string): Promise<Listing> {
  const files = new Map<string, string>()
  const walk = async (current: string): Promise<void> => {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      const path = join(current, entry.name)
      if (entry.isDirectory() && !ignored.has(entry.name)) await walk(path)
      if (!entry.isFile()) continue
      const { size, mtimeMs } = await stat(path)
      files.set(path, `${size} ${mtimeMs}`)
    }
  }
  await walk(folder)
  return files
}

/** Paths added, removed or changed between two listings. */
export const findChanges = (before: Listing, after: Listing): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path))
