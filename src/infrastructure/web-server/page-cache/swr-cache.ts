import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { decide } from './freshness.ts'
import { getPathFromKey } from './keys-by-path.ts'
import { createPartitions, type Entry, type Limits, type PartitionName, type Sizes } from './partitions.ts'

/** What a render produced: an entry for a partition, or a response to serve once and not store. An entry of `missing` is never served stale. */
export type Produced<T> =
  | {
      readonly partition: PartitionName
      readonly value: T
      readonly bytes: number
      readonly ttl: number
      /** Epoch milliseconds; defaults to now. */
      readonly producedAt?: number
      /** A substitute for a failed render. */
      readonly fallback?: { readonly isOutdated: boolean }
    }
  | { readonly partition: 'none'; readonly value: T }

interface Result<T> {
  readonly value: T
  /** Epoch milliseconds. */
  readonly producedAt: number
  readonly invalidated: boolean
}

/** A value and its age in seconds. */
export interface Hit<T> {
  readonly value: T
  readonly age: number
  /** Invalidated, possibly during the render: purged caches must not store it. */
  readonly isOutdated?: true
}

/** A request waits for a first render; a revalidation runs in the background. */
export type Urgency = 'first' | 'revalidation'

export type Produce<T> = (urgency: Urgency) => Promise<Produced<T>>

type Matches = (key: string) => boolean

export interface SwrCache<T> {
  readonly get: (key: string, produce: Produce<T>) => Hit<T> | Promise<Hit<T>>
  /** Whether `get` would cost no new render: there is an entry to serve, or a pending render to join. */
  readonly has: (key: string) => boolean
  /** Marks the entries of paths stale. The next request waits for a new value; the stale one is served only if that fails. */
  readonly invalidate: (paths: ReadonlySet<string>) => void
  /** Drops 404s, so that a page that now exists is found at once. */
  readonly dropMissing: (matches: Matches) => void
  /** The keys of the most requested pages. */
  readonly mostRequested: (count: number) => readonly string[]
  readonly sizes: () => Sizes
}

interface SwrOptions<T> extends Limits {
  readonly now?: () => number
  readonly onReplaced?: (key: string, replaced: T, by: T) => void
}

/**
 * An in-memory stale-while-revalidate cache, bounded in bytes. Fresh entries are served as they are, stale ones are served and
 * revalidated once in the background, an entry whose revalidation fails is kept (stale-if-error), and concurrent requests for a
 * missing entry share one pending render.
 */
export function createSwrCache<T>({ now = readMonotonicClock, onReplaced, ...limits }: SwrOptions<T>): SwrCache<T> {
  const entries = createPartitions<T>(limits, now)
  const pending = createPendingRenders<T>()

  const decisionFor = (key: string, entry: Entry<T> | undefined) =>
    entry ? decideInPartition(entry, entries.findName(key), now()) : 'expired'

  const store = createStore({ entries, decisionFor, now, onReplaced })

  const renderOnce = (key: string, produce: Produce<T>, urgency: Urgency) =>
    pending.join(key, async isInvalidated => {
      const produced = await produce(urgency).catch((error: unknown) => {
        const previous = entries.get(key)
        if (!previous || decisionFor(key, previous) === 'expired') throw error
        return { partition: 'none' as const, value: previous.value }
      })
      return store(key, produced, isInvalidated())
    })

  const hit = ({ value, producedAt, invalidated }: Result<T>): Hit<T> => {
    const age = Math.max(0, Math.floor((now() - producedAt) / 1000))
    return invalidated ? { value, age, isOutdated: true } : { value, age }
  }

  return {
    get(key, produce) {
      const entry = entries.get(key)
      const decision = decisionFor(key, entry)
      if (entry && isServed(decision)) {
        // The stale entry stays, and this request is already answered.
        if (decision === 'serve-and-revalidate') void renderOnce(key, produce, 'revalidation').catch(() => undefined)
        return hit(entry)
      }
      if (decision === 'expired') entries.delete(key)
      return renderOnce(key, produce, 'first').then(hit)
    },
    has: key => pending.has(key) || isServed(decisionFor(key, entries.get(key))),
    invalidate(paths) {
      entries.update(paths, entry => ({ ...entry, invalidated: true }))
      pending.abandon(key => paths.has(getPathFromKey(key)))
    },
    dropMissing(matches) {
      entries.dropMissing(matches)
      pending.abandon(matches)
    },
    mostRequested: count => entries.mostRequested(count),
    sizes: entries.sizes,
  }
}

interface StoringOptions<T> {
  readonly entries: ReturnType<typeof createPartitions<T>>
  readonly decisionFor: (key: string, entry: Entry<T> | undefined) => Decision
  readonly now: () => number
  readonly onReplaced: SwrOptions<T>['onReplaced']
}

/** Stores what a render produced and returns what to serve: after a failure the previous entry, if it has not expired. */
function createStore<T>({ entries, decisionFor, now, onReplaced }: StoringOptions<T>) {
  return (key: string, produced: Produced<T>, isOvertaken: boolean): Result<T> => {
    const previous = entries.get(key)
    const at = now()
    const isFailed = produced.partition === 'none' || produced.fallback !== undefined
    if (isFailed && previous && decisionFor(key, previous) !== 'expired') {
      entries.set(entries.findName(key) ?? 'pages', key, { ...previous, failedAt: at })
      return previous
    }
    if (produced.partition === 'none') return { value: produced.value, producedAt: at, invalidated: isOvertaken }
    const { partition, value, bytes, ttl, producedAt = at, fallback } = produced
    const invalidated = isOvertaken || fallback?.isOutdated === true
    // Rendered before the mutation: stored, as stale, only where there is no other entry for stale-if-error.
    if (isOvertaken && previous) return { value, producedAt, invalidated }
    if (previous) onReplaced?.(key, previous.value, value)
    entries.set(partition, key, { value, bytes, ttl, producedAt, invalidated, ...(fallback && { failedAt: at }) })
    return { value, producedAt, invalidated }
  }
}

type Decision = ReturnType<typeof decide>

/** Never serves a stale entry of `missing`. */
const decideInPartition = (entry: Entry<unknown>, partition: PartitionName | undefined, now: number): Decision => {
  const decision = decide(entry, now)
  return decision !== 'serve' && partition === 'missing' ? 'expired' : decision
}

const isServed = (decision: Decision) => decision === 'serve' || decision === 'serve-and-revalidate'

interface PendingRender<T> {
  readonly result: Promise<Result<T>>
  isInvalidated: boolean
}

/** One pending render per key, shared by concurrent requests. */
function createPendingRenders<T>() {
  const renders = new Map<string, PendingRender<T>>()
  return {
    has: (key: string) => renders.has(key),
    join(key: string, render: (isInvalidated: () => boolean) => Promise<Result<T>>): Promise<Result<T>> {
      const running = renders.get(key)
      if (running) return running.result
      const result = render(() => started.isInvalidated).finally(() => {
        if (renders.get(key) === started) renders.delete(key)
      })
      const started: PendingRender<T> = { isInvalidated: false, result }
      renders.set(key, started)
      return result
    },
    /** Later requests start another render. */
    abandon(matches: Matches) {
      for (const [key, render] of renders)
        if (matches(key)) {
          render.isInvalidated = true
          renders.delete(key)
        }
    },
  }
}
