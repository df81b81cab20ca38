import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { chooseCacheAction } from './freshness.ts'
import { getPathFromKey } from './keys-by-path.ts'
import { createPartitions, type Entry, type Limits, type PartitionName, type Sizes } from './partitions.ts'

/** An entry for a partition, or a response that is served once and not stored. */
export type RenderResult<T> =
  | {
      readonly partition: PartitionName
      readonly value: T
      readonly bytes: number
      /** Seconds. */
      readonly ttl: number
      /** Epoch milliseconds; defaults to now. */
      readonly producedAt?: number
      /** Set if `value` replaces that of a failed render. */
      readonly fallback?: { readonly isOutdated: boolean }
    }
  | { readonly partition: 'none'; readonly value: T }

interface ServedValue<T> {
  readonly value: T
  readonly producedAt: number
  readonly isInvalidated: boolean
}

export interface CacheResult<T> {
  readonly value: T
  /** Seconds. */
  readonly age: number
  /** Invalidated, possibly during the render: a cache that was already purged must not store it. */
  readonly isOutdated?: true
}

/** A request waits for a first render, also of an invalidated page; a revalidation runs in the background. */
export type Urgency = 'first' | 'revalidation'

export type ProduceValue<T> = (urgency: Urgency) => Promise<RenderResult<T>>

type KeyPredicate = (key: string) => boolean

export interface SwrCache<T> {
  readonly get: (key: string, produce: ProduceValue<T>) => CacheResult<T> | Promise<CacheResult<T>>
  readonly has: (key: string) => boolean
  readonly invalidate: (paths: ReadonlySet<string>) => void
  readonly dropMissingPages: (matches: KeyPredicate) => void
  readonly listMostRequested: () => readonly string[]
  readonly getSizes: () => Sizes
}

interface SwrOptions<T> extends Limits {
  readonly now?: () => number
  readonly onReplaced?: (key: string, replacedValue: T, replacement: T) => void
}

export function createSwrCache<T>({ now = readMonotonicClock, onReplaced, ...limits }: SwrOptions<T>): SwrCache<T> {
  const entries = createPartitions<T>(limits)
  const pendingRenders = createPendingRenders<T>()

  const getAction = (key: string, entry: Entry<T> | undefined) =>
    entry ? chooseActionInPartition(entry, entries.findPartitionName(key), now()) : 'expired'

  const writeResult = createResultWriter({ entries, getAction, now, onReplaced })

  const renderOnce = (key: string, produce: ProduceValue<T>, urgency: Urgency) =>
    pendingRenders.join(key, async isInvalidated => {
      const result = await produce(urgency).catch((error: unknown) => {
        const previous = entries.peek(key)
        if (!previous || getAction(key, previous) === 'expired') throw error
        return { partition: 'none' as const, value: previous.value }
      })
      return writeResult(key, result, isInvalidated())
    })

  const toResult = ({ value, producedAt, isInvalidated }: ServedValue<T>): CacheResult<T> => {
    const age = Math.max(0, Math.floor((now() - producedAt) / 1000))
    return isInvalidated ? { value, age, isOutdated: true } : { value, age }
  }

  return {
    get(key, produce) {
      const entry = entries.get(key)
      const action = getAction(key, entry)
      if (entry && isServed(action)) {
        if (action === 'serve-and-revalidate') void renderOnce(key, produce, 'revalidation').catch(() => undefined)
        return toResult(entry)
      }
      if (action === 'expired') entries.delete(key)
      return renderOnce(key, produce, 'first').then(toResult)
    },
    has: key => pendingRenders.has(key) || isServed(getAction(key, entries.peek(key))),
    invalidate(paths) {
      // Without `failedAt`, because a failure from before the change must not delay the new render.
      entries.update(paths, entry => ({ ...entry, isInvalidated: true, failedAt: undefined }))
      pendingRenders.abandon(key => paths.has(getPathFromKey(key)))
    },
    dropMissingPages(matches) {
      entries.dropMissingPages(matches)
      pendingRenders.abandon(matches)
    },
    listMostRequested: entries.listMostRequested,
    getSizes: entries.getSizes,
  }
}

interface ResultWriterOptions<T> {
  readonly entries: ReturnType<typeof createPartitions<T>>
  readonly getAction: (key: string, entry: Entry<T> | undefined) => CacheAction
  readonly now: () => number
  readonly onReplaced: SwrOptions<T>['onReplaced']
}

function createResultWriter<T>({ entries, getAction, now, onReplaced }: ResultWriterOptions<T>) {
  return (key: string, result: RenderResult<T>, wasInvalidated: boolean): ServedValue<T> => {
    const previous = entries.peek(key)
    const storedAt = now()
    const isCurrent = result.partition !== 'none' && result.fallback?.isOutdated !== true
    const isFailed = result.partition === 'none' || result.fallback !== undefined
    const replacesPrevious = isCurrent && previous?.isInvalidated === true
    if (isFailed && !replacesPrevious && previous && getAction(key, previous) !== 'expired') {
      // A failure from before an invalidation says nothing about a new render.
      if (!wasInvalidated)
        entries.set(entries.findPartitionName(key) ?? 'pages', key, { ...previous, failedAt: storedAt })
      return previous
    }
    if (result.partition === 'none') return { value: result.value, producedAt: storedAt, isInvalidated: wasInvalidated }
    const { partition, value, bytes, ttl, producedAt = storedAt, fallback } = result
    const isInvalidated = wasInvalidated || fallback?.isOutdated === true
    // A value from before the mutation is stored, as invalidated, only if there is no other entry for stale-if-error.
    if (wasInvalidated && previous) return { value, producedAt, isInvalidated }
    if (previous) onReplaced?.(key, previous.value, value)
    entries.set(partition, key, {
      value,
      bytes,
      ttl,
      producedAt,
      isInvalidated,
      ...(fallback && !wasInvalidated && { failedAt: storedAt }),
    })
    return { value, producedAt, isInvalidated }
  }
}

type CacheAction = ReturnType<typeof chooseCacheAction>

const chooseActionInPartition = (
  entry: Entry<unknown>,
  partition: PartitionName | undefined,
  now: number,
): CacheAction => {
  const action = chooseCacheAction(entry, now)
  return action !== 'serve' && partition === 'missing' ? 'expired' : action
}

const isServed = (action: CacheAction) => action === 'serve' || action === 'serve-and-revalidate'

interface PendingRender<T> {
  readonly result: Promise<ServedValue<T>>
  isInvalidated: boolean
}

function createPendingRenders<T>() {
  const renders = new Map<string, PendingRender<T>>()
  return {
    has: (key: string) => renders.has(key),
    join(key: string, render: (isInvalidated: () => boolean) => Promise<ServedValue<T>>): Promise<ServedValue<T>> {
      const pendingRender = renders.get(key)
      if (pendingRender) return pendingRender.result
      const result = render(() => newRender.isInvalidated).finally(() => {
        if (renders.get(key) === newRender) renders.delete(key)
      })
      const newRender: PendingRender<T> = { isInvalidated: false, result }
      renders.set(key, newRender)
      return result
    },
    abandon(matches: KeyPredicate) {
      for (const [key, render] of renders)
        if (matches(key)) {
          render.isInvalidated = true
          renders.delete(key)
        }
    },
  }
}
