import { LRUCache } from 'lru-cache'
import type { Freshness } from './freshness.ts'
import { createKeysByPath } from './keys-by-path.ts'

/** Visitors can make up `searches` and `missing` (404s, pages past the end), so these must not evict `pages`. */
const partitionNames = ['pages', 'searches', 'missing'] as const
export type PartitionName = (typeof partitionNames)[number]

export interface Entry<T> extends Freshness {
  readonly value: T
  readonly bytes: number
  /** Request count of the key, which a replacing entry inherits. */
  readonly requests?: { times: number }
}

export interface Limits {
  readonly pagesBytes: number
  readonly searchesBytes: number
  readonly missingBytes: number
}

/** Numbers of entries, except `pagesBytes`. */
export type Sizes = Readonly<Record<PartitionName, number>> & { readonly pagesBytes: number }

/** A key is in at most one partition. */
export function createPartitions<T>({ pagesBytes, searchesBytes, missingBytes }: Limits) {
  const keysByPath = createKeysByPath()
  const createPartition = (maxSize: number) =>
    new LRUCache<string, Entry<T>>({
      maxSize,
      sizeCalculation: entry => entry.bytes,
      dispose: (_entry, key, reason) => {
        if (reason !== 'set') keysByPath.delete(key)
      },
    })
  const partitions: Readonly<Record<PartitionName, LRUCache<string, Entry<T>>>> = {
    pages: createPartition(pagesBytes),
    searches: createPartition(searchesBytes),
    missing: createPartition(missingBytes),
  }
  const findPartitionName = (key: string) => partitionNames.find(name => partitions[name].has(key))
  return {
    findPartitionName,
    get(key: string) {
      const name = findPartitionName(key)
      const entry = name && partitions[name].get(key)
      if (entry?.requests) entry.requests.times += 1
      return entry
    },
    peek(key: string) {
      const name = findPartitionName(key)
      return name && partitions[name].peek(key)
    },
    set(partition: PartitionName, key: string, entry: Entry<T>) {
      const { requests = { times: 1 } } = partitions[partition].peek(key) ?? {}
      for (const name of partitionNames) partitions[name].delete(key)
      partitions[partition].set(key, { ...entry, requests })
      // An entry larger than its partition is not stored.
      if (partitions[partition].has(key)) keysByPath.add(key)
      else keysByPath.delete(key)
    },
    delete(key: string) {
      for (const name of partitionNames) partitions[name].delete(key)
    },
    update(paths: Iterable<string>, change: (entry: Entry<T>) => Entry<T>) {
      for (const path of paths)
        for (const key of keysByPath.getKeys(path)) {
          const name = findPartitionName(key)
          const entry = name && partitions[name].peek(key)
          if (entry) partitions[name].set(key, change(entry))
        }
    },
    dropMissingPages(matches: (key: string) => boolean) {
      for (const key of partitions.missing.keys()) if (matches(key)) partitions.missing.delete(key)
    },
    listMostRequested: () => sortByRequests(partitions.pages.entries()),
    getSizes: (): Sizes => ({
      pages: partitions.pages.size,
      pagesBytes: partitions.pages.calculatedSize,
      searches: partitions.searches.size,
      missing: partitions.missing.size,
    }),
  }
}

/** Each call halves the counts, so that recent requests weigh more. */
function sortByRequests(entries: Iterable<readonly [string, Entry<unknown>]>): readonly string[] {
  const keyCounts: { readonly key: string; readonly times: number }[] = []
  for (const [key, { requests }] of entries) {
    if (!requests) continue
    keyCounts.push({ key, times: requests.times })
    requests.times /= 2
  }
  return keyCounts.toSorted((first, second) => second.times - first.times).map(({ key }) => key)
}
