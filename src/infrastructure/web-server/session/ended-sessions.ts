import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'

/** Milliseconds; longer than any call that began while the session existed. */
const lateForMs = 15_000
/** Milliseconds that a call may be in transit while the visitor opens another session. */
const inTransitMs = 3000
const maxEnded = 20_000

/** Short-lived texts that all instances share. */
export interface SharedNotes {
  readonly read: (name: string) => Promise<string | undefined>
  readonly write: (name: string, text: string, ms: number) => void
  readonly remove: (name: string) => void
}

/**
 * Sessions that ended or were replaced a moment ago: a late answer of one of them must not end the visitor's next session.
 * Holds only digests of tokens.
 */
export interface EndedSessions {
  /** The clock (ms) of all moments here. */
  readonly now: () => number
  /** `expired`: the API ended it, and the browser may not know yet. */
  readonly note: (token: string, how: 'expired' | 'by its visitor') => void
  /** Whether a call with this token, received at `began`, belongs to a session that has ended since. */
  readonly isLate: (token: string, began: number) => Promise<boolean>
  /** The API issued the same token again. */
  readonly forget: (token: string) => void
}

export function createEndedSessions(now: () => number = readMonotonicClock, shared?: SharedNotes): EndedSessions {
  /** By digest: the moment from which calls are no longer late. */
  const ended = new LRUCache<string, number>({ max: maxEnded, ttl: lateForMs, ttlResolution: 0, perf: { now } })
  const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
  const lateUntil = async (name: string) => ended.get(name) ?? Number((await shared?.read(name)) ?? Number.NaN)
  return {
    now,
    note(token, how) {
      const name = digest(token)
      const until = now() + (how === 'expired' ? 0 : inTransitMs)
      ended.set(name, until)
      shared?.write(name, String(until), lateForMs)
    },
    isLate: async (token, began) => began < (await lateUntil(digest(token))),
    forget(token) {
      const name = digest(token)
      ended.delete(name)
      shared?.remove(name)
    },
  }
}
