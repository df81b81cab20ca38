import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'

/** Longer than a mutation (8 s) and two reads after it take with the default `QUERY_TIMEOUT_MS`. */
const endedSessionTtlMs = 15_000
/** A call may be in transit for this time while the visitor opens another session. */
const inTransitMs = 3000
const maxEndedSessions = 20_000

export interface SharedTexts {
  readonly read: (name: string) => Promise<string | undefined>
  readonly write: (name: string, text: string, ttlMs: number) => void
  readonly remove: (name: string) => void
}

/** A late response for an ended session must not end the visitor's next session. Stores only digests of tokens. */
export interface EndedSessions {
  /** The clock of `receivedAt`, in milliseconds. */
  readonly now: () => number
  /** After `expired`, the browser may still send the token, and a later call must end the session again. */
  readonly record: (token: string, cause: 'expired' | 'ended by visitor') => void
  /** Whether the call counts as sent before its session ended. */
  readonly isLate: (token: string, receivedAt: number) => Promise<boolean>
  /** For a token that the API has issued again. */
  readonly forget: (token: string) => void
}

export function createEndedSessions(now: () => number = readMonotonicClock, sharedTexts?: SharedTexts): EndedSessions {
  const lateUntilByDigest = new LRUCache<string, number>({
    max: maxEndedSessions,
    ttl: endedSessionTtlMs,
    ttlResolution: 0,
    perf: { now },
  })
  const createDigest = (token: string) => createHash('sha256').update(token).digest('base64url')
  const getLateUntil = async (digest: string) =>
    lateUntilByDigest.get(digest) ?? Number((await sharedTexts?.read(digest)) ?? Number.NaN)
  return {
    now,
    record(token, cause) {
      const digest = createDigest(token)
      const lateUntil = now() + (cause === 'expired' ? 0 : inTransitMs)
      lateUntilByDigest.set(digest, lateUntil)
      sharedTexts?.write(digest, String(lateUntil), endedSessionTtlMs)
    },
    isLate: async (token, receivedAt) => receivedAt < (await getLateUntil(createDigest(token))),
    forget(token) {
      const digest = createDigest(token)
      lateUntilByDigest.delete(digest)
      sharedTexts?.remove(digest)
    },
  }
}
