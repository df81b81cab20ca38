import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readAddress } from './address.ts'
import { detach } from '#infrastructure/runtime/detach.ts'

/** Storage of the list that outlives the process. */
export interface MostRequestedList {
  readonly read: () => Promise<readonly string[]>
  readonly write: (keys: readonly string[]) => void
}

export const warmedPages = 100
const periodMs = 60_000

/** Whether a cache key is a page, not a query or sitemap. */
export function isPage(key: string): boolean {
  const address = readAddress(key)
  return typeof address !== 'string' && address.route !== undefined && address.key === key
}

/** For a single instance. A write error only costs the warm start. */
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
      // Atomic, because the process may exit meanwhile.
      writeFileSync(`${file}.new`, JSON.stringify(keys))
      renameSync(`${file}.new`, file)
    } catch {
      // The disk is read-only or full.
    }
  },
})

/**
 * Writes the list every minute and on shutdown. A new instance, or one without the API, has few pages: it puts
 * them before the stored ones and drops none.
 */
export function followMostRequested(list: MostRequestedList, mostRequested: (count: number) => readonly string[]) {
  const write = async () => {
    const keys = mostRequested(Number.POSITIVE_INFINITY).filter(isPage).slice(0, warmedPages)
    if (keys.length === 0) return
    const listed = keys.length < warmedPages ? await list.read() : []
    list.write([...new Set([...keys, ...listed])].slice(0, warmedPages))
  }
  const timer = setInterval(() => detach(write()), periodMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
