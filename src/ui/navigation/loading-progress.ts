/** Milliseconds (specification, section 9). */
export const durationMs = 2000
export const throttleMs = 200
export const hideDelayMs = 500
export const resetDelayMs = 400

/** Times in ms of one clock. Cancelled and failed navigations finish too. */
export interface Navigation {
  readonly startedAt: number
  readonly finishedAt?: number
}

export interface Indicator {
  readonly visible: boolean
  /** Percent. */
  readonly width: number
  /** No change until the next navigation. */
  readonly done: boolean
}

/** Percent. Slows down and never reaches 100; 50 after half the duration. */
export const getProgress = (ms: number): number => (200 / Math.PI) * Math.atan(ms / (durationMs / 2))

const reset: Indicator = { visible: false, width: 0, done: true }

/** A navigation shorter than the throttle is never shown (R-loading). */
export function getIndicator({ startedAt, finishedAt }: Navigation, now: number): Indicator {
  const elapsed = now - startedAt
  if (finishedAt === undefined) return { visible: elapsed >= throttleMs, width: getProgress(elapsed), done: false }
  if (finishedAt - startedAt < throttleMs) return reset
  const since = now - finishedAt
  return since < hideDelayMs + resetDelayMs ? { visible: since < hideDelayMs, width: 100, done: false } : reset
}
