import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { detach } from '#infrastructure/runtime/detach.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { maxCountedVisitors } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { execBatch, type Valkey } from './valkey.ts'

/**
 * A store of `@fastify/rate-limit` that counts a visitor's requests across instances. Each instance also counts from the
 * last known count, which applies while Valkey is down.
 */
export function createSharedLimits(valkey: Valkey, name = 'all'): FastifyRateLimitStoreCtor {
  const own = new LRUCache<string, { readonly count: number; readonly since: number }>({ max: maxCountedVisitors })

  let children = 0

  const countOwn = (visitor: string, window: number) => {
    const now = readMonotonicClock()
    const known = own.get(visitor)
    const isRunning = known !== undefined && known.since + window > now
    const next = isRunning ? { count: known.count + 1, since: known.since } : { count: 1, since: now }
    own.set(visitor, next)
    return { current: next.count, ttl: next.since + window - now }
  }
  const countShared = async (visitor: string, window: number) => {
    const key = `znatok:limit:${name}:${visitor}`
    const results = await valkey.runWithTimeout(client =>
      execBatch(client.multi().incr(key).pexpire(key, window, 'NX').pttl(key)),
    )
    const [current, , ttl] = results ?? []
    return isNumber(current) && isNumber(ttl) ? { current, ttl: Math.max(0, ttl) } : undefined
  }
  const count = async (visitor: string, window: number) => {
    const here = countOwn(visitor, window)
    const everywhere = await countShared(visitor, window)
    if (!everywhere || everywhere.current < here.current) return here
    // The base for local counting while Valkey is late or down.
    own.set(visitor, { count: everywhere.current, since: readMonotonicClock() - window + everywhere.ttl })
    return everywhere
  }

  return class SharedLimits implements FastifyRateLimitStore {
    incr(...[visitor, done, window]: Parameters<FastifyRateLimitStore['incr']>) {
      const answer = async () => {
        done(null, await count(visitor, window))
      }
      detach(answer())
    }
    /** Store of a separate limit. Limits are created in the same order on every instance. */
    child(): FastifyRateLimitStore {
      children += 1
      const Child = createSharedLimits(valkey, `${name}-${children}`)
      return new Child({})
    }
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
