import type { CountInSharedState } from '#infrastructure/web-server/rpc/limit-store.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** Counts the requests of all instances. */
export const createSharedCounter =
  (valkey: Valkey): CountInSharedState =>
  async (key, windowMs) => {
    const valkeyKey = `znatok:limit:${key}`
    const results = await valkey.runWithTimeout(client =>
      execBatch(client.multi().incr(valkeyKey).pexpire(valkeyKey, windowMs, 'NX').pttl(valkeyKey)),
    )
    const [current, , ttl] = results ?? []
    return isNumber(current) && isNumber(ttl) ? { current, ttl: Math.max(0, ttl) } : undefined
  }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
