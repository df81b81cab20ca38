import type { CountShared } from '#infrastructure/web-server/rpc/limit-store.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** Counts the requests of all instances. */
export const createSharedCounter =
  (valkey: Valkey): CountShared =>
  async (name, windowMs) => {
    const key = `znatok:limit:${name}`
    const results = await valkey.runWithTimeout(client =>
      execBatch(client.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key)),
    )
    const [current, , ttl] = results ?? []
    return isNumber(current) && isNumber(ttl) ? { current, ttl: Math.max(0, ttl) } : undefined
  }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
