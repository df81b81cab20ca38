import { getRuntime } from '#infrastructure/runtime/runtime.ts'

type SecurityEvent = 'failed sign-in' | 'foreign origin' | 'policy violation' | 'rate limit'

export interface SecurityEventCounter {
  /** The details are logged, so they must contain nothing about the visitor. */
  readonly record: (event: SecurityEvent, details: Readonly<Record<string, string>>) => void
  readonly getCounts: () => Readonly<Record<SecurityEvent, number>>
}

/** Each kind of event is logged at most once per interval, so that a flood does not fill the log. */
const logIntervalMs = 10_000

export function createSecurityEventCounter(now: () => number = () => performance.now()): SecurityEventCounter {
  const eventCounts = {
    'failed sign-in': createCount(),
    'foreign origin': createCount(),
    'policy violation': createCount(),
    'rate limit': createCount(),
  } satisfies Record<SecurityEvent, unknown>
  return {
    record(event, details) {
      const count = eventCounts[event]
      count.total += 1
      if (now() - count.loggedAt < logIntervalMs) return
      getRuntime().logger.warn('security event', { event, ...details, count: count.total - count.loggedCount })
      count.loggedCount = count.total
      count.loggedAt = now()
    },
    getCounts: () => ({
      'failed sign-in': eventCounts['failed sign-in'].total,
      'foreign origin': eventCounts['foreign origin'].total,
      'policy violation': eventCounts['policy violation'].total,
      'rate limit': eventCounts['rate limit'].total,
    }),
  }
}

const createCount = () => ({ total: 0, loggedCount: 0, loggedAt: -Infinity })
