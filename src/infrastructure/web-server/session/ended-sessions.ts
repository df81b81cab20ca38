import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Longer (ms) than any call lasts that was made while the session was still there. */
const lateFor = 15_000
/** Far more than end within that time. */
const mostEnded = 20_000

/**
 * The sessions that ended here a moment ago, or gave way to a newer one: what comes late of one of them must not end
 * the visitor's next. Of a token only a digest is held.
 */
export interface EndedSessions {
  readonly note: (token: string) => void
  readonly has: (token: string) => boolean
  /** The API gave the same token again. */
  readonly forget: (token: string) => void
}

export function endedSessions(now: () => number = Date.now): EndedSessions {
  const ended = new LRUCache<string, true>({ max: mostEnded, ttl: lateFor, ttlResolution: 0, perf: { now } })
  const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    note: token => void ended.set(digest(token), true),
    has: token => ended.has(digest(token)),
    forget: token => void ended.delete(digest(token)),
  }
}
