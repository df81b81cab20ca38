import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readAddress } from './address.ts'

/** Where the list of the most requested pages outlives the process. */
export interface MostRequestedList {
  readonly read: () => Promise<readonly string[]>
  readonly write: (keys: readonly string[]) => void
}

/** Pages that a start renders first. */
export const warmedPages = 100
/** Milliseconds between two lists. */
const periodMs = 60_000

/** Whether a key is that of a page: queries and sitemaps are cached beside them. */
export function isPage(key: string): boolean {
  const address = readAddress(key)
  return typeof address !== 'string' && address.route !== undefined && address.key === key
}

/** A list in a file: for an instance alone. A file that can't be written costs only the warm start. */
export const createMostRequestedFile = (file: string): MostRequestedList => ({
  read: async () => {
    try {
      const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
      return Array.isArray(list)
        ? list
            .filter(key => typeof key === 'string')
            .filter(isPage)
            .slice(0, warmedPages)
        : []
    } catch {
      return []
    }
  },
  write(keys) {
    try {
      mkdirSync(dirname(file), { recursive: true })
      // Whole or not at all: the process may end meanwhile.
      writeFileSync(`${file}.new`, JSON.stringify(keys))
      renameSync(`${file}.new`, file)
    } catch {
      // Read-only, or full.
    }
  },
})

/**
 * Writes the list every minute and at the end. An instance that has few pages yet, since it is young or the API is away, puts
 * them before those that are listed, and loses none.
 */
export function followMostRequested(list: MostRequestedList, mostRequested: (count: number) => readonly string[]) {
  const write = async () => {
    const keys = mostRequested(Number.POSITIVE_INFINITY).filter(isPage).slice(0, warmedPages)
    if (keys.length === 0) return
    const listed = keys.length < warmedPages ? await list.read() : []
    list.write([...new Set([...keys, ...listed])].slice(0, warmedPages))
  }
  const timer = setInterval(() => void write(), periodMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
