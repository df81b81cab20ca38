import { getRuntime } from '#infrastructure/runtime/runtime.ts'

export const securityEvents = ['failed sign-in', 'foreign origin', 'policy violation', 'rate limit'] as const
export type SecurityEvent = (typeof securityEvents)[number]

export interface SecurityEventCounter {
  /** The details are logged; nothing of the visitor is among them. */
  readonly note: (event: SecurityEvent, details: Readonly<Record<string, string>>) => void
  readonly counts: () => Readonly<Record<SecurityEvent, number>>
}

/**
 * Milliseconds. A flood must not fill the log: each kind of event is logged at most once per interval, with the count
 * since the previous line.
 */
const logIntervalMs = 10_000

/** Counts security events for the log and metrics. */
export function createSecurityEventCounter(now: () => number = () => performance.now()): SecurityEventCounter {
  const seen = {
    'failed sign-in': createCount(),
    'foreign origin': createCount(),
    'policy violation': createCount(),
    'rate limit': createCount(),
  } satisfies Record<SecurityEvent, unknown>
  return {
    note(event, details) {
      const count = seen[event]
      count.total += 1
      if (now() - count.loggedAt < logIntervalMs) return
      getRuntime().logger.warn('security event', { event, ...details, count: count.total - count.logged })
      count.logged = count.total
      count.loggedAt = now()
    },
    counts: () => ({
      'failed sign-in': seen['failed sign-in'].total,
      'foreign origin': seen['foreign origin'].total,
      'policy violation': seen['policy violation'].total,
      'rate limit': seen['rate limit'].total,
    }),
  }
}

const createCount = () => ({ total: 0, logged: 0, loggedAt: -Infinity })
