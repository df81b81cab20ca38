import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { detach } from '#infrastructure/runtime/detach.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'

const maxCountedVisitors = 20_000

interface Count {
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Resolves to undefined while the shared state is down. */
export type CountInSharedState = (key: string, windowMs: number) => Promise<Count | undefined>

/** The plugin's own store depends on the system clock, which may be set back. */
export function createLimitStore(
  countInSharedState?: CountInSharedState,
  limitName = 'all',
): FastifyRateLimitStoreCtor {
  const localCounts = new LRUCache<string, { readonly count: number; readonly since: number }>({
    max: maxCountedVisitors,
  })

  let childCount = 0

  const countLocally = (visitor: string, windowMs: number) => {
    const now = readMonotonicClock()
    const entry = localCounts.get(visitor)
    const isInWindow = entry !== undefined && entry.since + windowMs > now
    const nextEntry = isInWindow ? { count: entry.count + 1, since: entry.since } : { count: 1, since: now }
    localCounts.set(visitor, nextEntry)
    return { current: nextEntry.count, ttl: nextEntry.since + windowMs - now }
  }
  const countRequest = async (visitor: string, windowMs: number) => {
    const localCount = countLocally(visitor, windowMs)
    const sharedCount = await countInSharedState?.(`${limitName}:${visitor}`, windowMs)
    if (!sharedCount || sharedCount.current < localCount.current) return localCount
    // The local count continues from this one while the shared state is late or down.
    localCounts.set(visitor, { count: sharedCount.current, since: readMonotonicClock() - windowMs + sharedCount.ttl })
    return sharedCount
  }

  return class LimitStore implements FastifyRateLimitStore {
    incr(...[visitor, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
      const countAndReport = async () => {
        done(null, await countRequest(visitor, windowMs))
      }
      detach(countAndReport())
    }
    /** Every instance creates its limits in the same order, so their numbers agree. */
    child(): FastifyRateLimitStore {
      childCount += 1
      const Child = createLimitStore(countInSharedState, `${limitName}-${childCount}`)
      return new Child({})
    }
  }
}
