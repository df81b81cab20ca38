import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readAddress } from './address.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'

export interface MostRequestedList {
  readonly read: () => Promise<readonly string[]>
  readonly write: (keys: readonly string[]) => void
}

export const maxWarmPages = 100
const periodMs = 60_000

/** The page cache also has keys of queries and of the sitemap. */
export function isPageKey(key: string): boolean {
  const address = readAddress(key)
  return typeof address !== 'string' && address.route !== undefined && address.key === key
}

export function createMostRequestedFile(path: string): MostRequestedList {
  let isFailing = false
  return {
    read: async () => {
      try {
        const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
        return Array.isArray(list)
          ? list
              .filter(key => typeof key === 'string')
              .filter(isPageKey)
              .slice(0, maxWarmPages)
          : []
      } catch {
        return []
      }
    },
    write(keys) {
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(`${path}.new`, JSON.stringify(keys))
        renameSync(`${path}.new`, path)
        isFailing = false
      } catch (error) {
        // Logged once, because each minute writes the list again.
        if (!isFailing) getRuntime().logger.warn('most requested pages not stored', { error })
        isFailing = true
      }
    },
  }
}

/** An instance with few pages, because it is new or the API fails, appends the stored list to its own. */
export function recordMostRequested(list: MostRequestedList, listMostRequested: () => readonly string[]) {
  const write = async () => {
    const keys = listMostRequested().filter(isPageKey).slice(0, maxWarmPages)
    if (keys.length === 0) return
    const storedKeys = keys.length < maxWarmPages ? await list.read() : []
    list.write([...new Set([...keys, ...storedKeys])].slice(0, maxWarmPages))
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
