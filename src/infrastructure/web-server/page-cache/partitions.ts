import { LRUCache } from 'lru-cache'
import type { Freshness } from './freshness.ts'

/**
 * Each partition has its own size limit, so entries that strangers can request without end (`searches`, and `missing`:
 * 404s and pages past the end of a list) never evict the others.
 */
const partitionNames = ['pages', 'searches', 'missing'] as const
export type PartitionName = (typeof partitionNames)[number]

export interface Entry<T> extends Freshness {
  readonly value: T
  readonly bytes: number
}

export interface Limits {
  readonly pagesBytes: number
  readonly searchesBytes: number
  readonly missingBytes: number
}

export type Sizes = Readonly<Record<PartitionName, number>> & { readonly pagesBytes: number }

/** The entries of the cache: a key is in one partition at most, and the least recently used entries leave a full one. */
export function partitions<T>({ pagesBytes, searchesBytes, missingBytes }: Limits, now: () => number) {
  const bounded = (maxSize: number) =>
    new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: entry => entry.bytes, perf: { now } })
  const all: Readonly<Record<PartitionName, LRUCache<string, Entry<T>>>> = {
    pages: bounded(pagesBytes),
    searches: bounded(searchesBytes),
    missing: bounded(missingBytes),
  }
  const nameOf = (key: string) => partitionNames.find(name => all[name].has(key))
  return {
    nameOf,
    get(key: string) {
      const name = nameOf(key)
      return name && all[name].get(key)
    },
    set(partition: PartitionName, key: string, entry: Entry<T>) {
      for (const name of partitionNames) if (name !== partition) all[name].delete(key)
      all[partition].set(key, entry)
    },
    delete(key: string) {
      for (const name of partitionNames) all[name].delete(key)
    },
    update(matches: (key: string) => boolean, change: (entry: Entry<T>) => Entry<T>) {
      for (const name of partitionNames) {
        // A copy: setting an entry moves it to the front, where the iteration would meet it again.
        const entries = [...all[name].entries()]
        for (const [key, entry] of entries) if (matches(key)) all[name].set(key, change(entry))
      }
    },
    dropMissing(matches: (key: string) => boolean) {
      for (const key of all.missing.keys()) if (matches(key)) all.missing.delete(key)
    },
    sizes: (): Sizes => ({
      pages: all.pages.size,
      pagesBytes: all.pages.calculatedSize,
      searches: all.searches.size,
      missing: all.missing.size,
    }),
  }
}
