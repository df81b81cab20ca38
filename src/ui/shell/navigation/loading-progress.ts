/** Milliseconds (specification, section 9). */
export const duration = 2000
export const throttle = 200
export const hideDelay = 500
export const resetDelay = 400

/** One navigation: when it began and, once it did, ended (ms of one clock). A cancelled or failed one ends too. */
export interface Navigation {
  readonly startedAt: number
  readonly finishedAt?: number
}

export interface Indicator {
  readonly visible: boolean
  /** Percent. */
  readonly width: number
  /** Nothing changes any more until the next navigation. */
  readonly done: boolean
}

/** Quick at first, ever slower, never at the end: half way after half the duration. */
export const progressAfter = (ms: number): number => (200 / Math.PI) * Math.atan(ms / (duration / 2))

const reset: Indicator = { visible: false, width: 0, done: true }

/** What the indicator shows of a navigation. One that is over before the throttle is never seen (R-loading). */
export function indicatorAt({ startedAt, finishedAt }: Navigation, now: number): Indicator {
  const elapsed = now - startedAt
  if (finishedAt === undefined) return { visible: elapsed >= throttle, width: progressAfter(elapsed), done: false }
  if (finishedAt - startedAt < throttle) return reset
  const since = now - finishedAt
  return since < hideDelay + resetDelay ? { visible: since < hideDelay, width: 100, done: false } : reset
}
