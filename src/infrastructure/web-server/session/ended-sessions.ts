import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Longer (ms) than any call lasts that was made while the session was still there. */
const lateFor = 15_000
/** A call may be on its way (ms) to the site while the visitor begins another session there. */
const onItsWay = 3000
/** Far more than end within that time. */
const mostEnded = 20_000

/**
 * The sessions that ended here a moment ago, or gave way to others: what comes late of one of them must not end the
 * visitor's next. Of a token only a digest is held.
 */
export interface EndedSessions {
  /** Of the same clock as all moments here (ms). */
  readonly now: () => number
  /** `expired`: the API ended it. Its visitor may not have heard of that, and is told again when they ask again. */
  readonly note: (token: string, how: 'expired' | 'by its visitor') => void
  /** Whether a call that was made with this token, and reached the site then, speaks of a session that is over. */
  readonly isLate: (token: string, began: number) => boolean
  /** The API gave the same token again. */
  readonly forget: (token: string) => void
}

export function endedSessions(now: () => number = () => performance.now()): EndedSessions {
  /** By digest: whoever calls after this moment does not speak of the past. */
  const ended = new LRUCache<string, number>({ max: mostEnded, ttl: lateFor, ttlResolution: 0, perf: { now } })
  const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    now,
    note: (token, how) => void ended.set(digest(token), now() + (how === 'expired' ? 0 : onItsWay)),
    isLate: (token, began) => began < (ended.get(digest(token)) ?? Number.NEGATIVE_INFINITY),
    forget: token => void ended.delete(digest(token)),
  }
}
