import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { detach } from '#infrastructure/runtime/detach.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { maxCountedVisitors } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** Each instance also counts on its own from the last shared count. Its count applies while Valkey is down. */
export function createSharedLimits(valkey: Valkey, name = 'all'): FastifyRateLimitStoreCtor {
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
  const countShared = async (visitor: string, windowMs: number) => {
    const key = `znatok:limit:${name}:${visitor}`
    const results = await valkey.runWithTimeout(client =>
      execBatch(client.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key)),
    )
    const [current, , ttl] = results ?? []
    return isNumber(current) && isNumber(ttl) ? { current, ttl: Math.max(0, ttl) } : undefined
  }
  const countRequest = async (visitor: string, windowMs: number) => {
    const localCount = countLocally(visitor, windowMs)
    const sharedCount = await countShared(visitor, windowMs)
    if (!sharedCount || sharedCount.current < localCount.current) return localCount
    // The local count continues from this one while Valkey is late or down.
    localCounts.set(visitor, { count: sharedCount.current, since: readMonotonicClock() - windowMs + sharedCount.ttl })
    return sharedCount
  }

  return class SharedLimits implements FastifyRateLimitStore {
    incr(...[visitor, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
      const countAndReport = async () => {
        done(null, await countRequest(visitor, windowMs))
      }
      detach(countAndReport())
    }
    /** Store of a separate limit. Limits are created in the same order on every instance. */
    child(): FastifyRateLimitStore {
      childCount += 1
      const Child = createSharedLimits(valkey, `${name}-${childCount}`)
      return new Child({})
    }
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
