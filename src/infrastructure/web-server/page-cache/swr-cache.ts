import { LRUCache } from 'lru-cache'
import { decide, type Freshness } from './freshness.ts'

/**
 * Each partition has its own size limit, so entries that strangers can request without end (`searches`, and `missing`:
 * 404s and pages past the end of a list) never evict the others.
 */
const partitionNames = ['pages', 'searches', 'missing'] as const
export type PartitionName = (typeof partitionNames)[number]

/** What a render produced: an entry for a partition, or a response to serve once and not store. An entry of `missing` is never served stale. */
export type Produced<T> =
  | { readonly partition: PartitionName; readonly value: T; readonly bytes: number; readonly ttl: number }
  | { readonly partition: 'none'; readonly value: T }

interface Entry<T> extends Freshness {
  readonly value: T
  readonly bytes: number
}

interface Result<T> {
  readonly value: T
  /** Milliseconds of the clock. */
  readonly producedAt: number
}

interface PendingRender<T> {
  readonly result: Promise<Result<T>>
  invalidatedWhilePending: boolean
}

/** A value and its age in seconds. */
export interface Hit<T> {
  readonly value: T
  readonly age: number
}

/** Somebody waits for a first render; a revalidation runs in the background. */
export type Urgency = 'first' | 'revalidation'

export type Produce<T> = (urgency: Urgency) => Promise<Produced<T>>

export interface SwrCache<T> {
  readonly get: (key: string, produce: Produce<T>) => Hit<T> | Promise<Hit<T>>
  /** Whether `get` would cost no new render: there is an entry to serve, or a pending render to join. */
  readonly has: (key: string) => boolean
  /** Marks entries stale. The next request waits for a new value; the stale one is served only if that fails. */
  readonly invalidate: (matches: (key: string) => boolean) => void
  /** Drops 404s, so that what has come into being is found at once. */
  readonly dropMissing: (matches: (key: string) => boolean) => void
  readonly sizes: () => Readonly<Record<PartitionName, number>> & { readonly pagesBytes: number }
}

interface Limits {
  readonly pagesBytes: number
  readonly searchesBytes: number
  readonly missingBytes: number
  readonly now?: () => number
}

/**
 * An in-memory stale-while-revalidate cache, bounded in bytes. Fresh entries are served as they are, stale ones are served and
 * revalidated once in the background, an entry whose revalidation fails is kept (stale-if-error), and concurrent requests for a
 * missing entry share one pending render.
 */
export function swrCache<T>(limits: Limits): SwrCache<T> {
  const now = limits.now ?? Date.now
  const partition = (maxSize: number) =>
    new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: entry => entry.bytes, perf: { now } })
  const partitions = {
    pages: partition(limits.pagesBytes),
    searches: partition(limits.searchesBytes),
    missing: partition(limits.missingBytes),
  }
  const { pages, searches, missing } = partitions
  const pending = new Map<string, PendingRender<T>>()

  const find = (key: string) => pages.get(key) ?? searches.get(key) ?? missing.get(key)
  const remove = (key: string, except?: PartitionName) => {
    for (const name of partitionNames) if (name !== except) partitions[name].delete(key)
  }

  /** What to do with an entry; what was not found is not served once it is stale. */
  const decisionFor = (key: string, entry: Entry<T> | undefined) => {
    if (!entry) return 'expired'
    const decision = decide(entry, now())
    return decision !== 'serve' && missing.has(key) ? 'expired' : decision
  }

  const store = (key: string, produced: Produced<T>, invalidated: boolean): Result<T> => {
    const previous = find(key)
    if (produced.partition === 'none') {
      if (!previous || decisionFor(key, previous) === 'expired') return { value: produced.value, producedAt: now() }
      const [name = 'pages'] = partitionNames.filter(each => partitions[each].has(key))
      partitions[name].set(key, { ...previous, failedAt: now() })
      return previous
    }
    // Rendered before the mutation: stored, as stale, only where there is no other entry for stale-if-error.
    const producedAt = now()
    if (invalidated && previous) return { value: produced.value, producedAt }
    const { value, bytes, ttl } = produced
    remove(key, produced.partition)
    partitions[produced.partition].set(key, { value, bytes, ttl, producedAt, invalidated })
    return { value, producedAt }
  }

  const hit = ({ value, producedAt }: Result<T>): Hit<T> => ({
    value,
    age: Math.floor((now() - producedAt) / 1000),
  })

  const renderOnce = (key: string, produce: Produce<T>, urgency: Urgency): Promise<Result<T>> => {
    const running = pending.get(key)
    if (running) return running.result
    const render: PendingRender<T> = {
      invalidatedWhilePending: false,
      result: produce(urgency)
        .catch((error: unknown) => {
          const previous = find(key)
          if (previous && decisionFor(key, previous) !== 'expired')
            return { partition: 'none' as const, value: previous.value }
          throw error
        })
        .then(produced => store(key, produced, render.invalidatedWhilePending))
        .finally(() => {
          if (pending.get(key) === render) pending.delete(key)
        }),
    }
    pending.set(key, render)
    return render.result
  }

  const abandonPending = (matches: (key: string) => boolean) => {
    for (const [key, render] of pending)
      if (matches(key)) {
        render.invalidatedWhilePending = true
        pending.delete(key)
      }
  }

  return {
    get(key, produce) {
      const entry = find(key)
      const decision = decisionFor(key, entry)
      if (entry && (decision === 'serve' || decision === 'serve-and-revalidate')) {
        // A failed revalidation leaves the stale entry in place, and this request has been answered already.
        if (decision === 'serve-and-revalidate') void renderOnce(key, produce, 'revalidation').catch(() => undefined)
        return hit(entry)
      }
      if (entry && decision === 'expired') remove(key)
      return renderOnce(key, produce, 'first').then(hit)
    },
    has(key) {
      const decision = decisionFor(key, find(key))
      return decision === 'serve' || decision === 'serve-and-revalidate' || pending.has(key)
    },
    invalidate(matches) {
      for (const each of [pages, searches, missing]) {
        // A copy: setting an entry moves it to the front, where the iteration would meet it again.
        const entries = [...each.entries()]
        for (const [key, entry] of entries) if (matches(key)) each.set(key, { ...entry, invalidated: true })
      }
      abandonPending(matches)
    },
    dropMissing(matches) {
      for (const key of missing.keys()) if (matches(key)) missing.delete(key)
      abandonPending(matches)
    },
    sizes: () => ({
      pages: pages.size,
      pagesBytes: pages.calculatedSize,
      searches: searches.size,
      missing: missing.size,
    }),
  }
}
