import { detach } from '#infrastructure/runtime/detach.ts'
import type { CountInSharedState } from '#infrastructure/web-server/rpc/limit-store.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** The reply of PTTL for a key that never expires. */
const noExpiry = -1

/** Redis before version 7 has no `NX` for PEXPIRE. */
export const createSharedCounter =
  (valkey: Valkey): CountInSharedState =>
  async (key, windowMs) => {
    const valkeyKey = `znatok:limit:${key}`
    const results = await valkey.runWithTimeout(client =>
      execBatch(client.multi().set(valkeyKey, 0, 'PX', windowMs, 'NX').incr(valkeyKey).pttl(valkeyKey)),
    )
    const [, current, ttl] = results ?? []
    if (!isNumber(current) || !isNumber(ttl)) return undefined
    // The key expired between SET and INCR. Without an expiry, the visitor would be refused forever.
    if (ttl === noExpiry) detach(valkey.runInBackground(client => client.pexpire(valkeyKey, windowMs)))
    return { current, ttl: Math.max(0, ttl) }
  }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
