/** The bar is half full after this time. */
const halfTimeMs = 1000
export const showDelayMs = 200
export const hideDelayMs = 500
export const resetDelayMs = 400

/** Times in milliseconds of one clock. Canceled and failed navigations finish too. */
export interface Navigation {
  readonly startedAt: number
  readonly finishedAt?: number
}

export interface Indicator {
  readonly isVisible: boolean
  /** Percent. */
  readonly width: number
  /** Whether the indicator does not change until the next navigation. */
  readonly isDone: boolean
}

/** In percent; never reaches 100. */
export const getProgress = (ms: number): number => (200 / Math.PI) * Math.atan(ms / halfTimeMs)

const idleIndicator: Indicator = { isVisible: false, width: 0, isDone: true }

export function getIndicator({ startedAt, finishedAt }: Navigation, now: number): Indicator {
  const elapsedMs = now - startedAt
  if (finishedAt === undefined)
    return { isVisible: elapsedMs >= showDelayMs, width: getProgress(elapsedMs), isDone: false }
  if (finishedAt - startedAt < showDelayMs) return idleIndicator
  const sinceFinishMs = now - finishedAt
  return sinceFinishMs < hideDelayMs + resetDelayMs
    ? { isVisible: sinceFinishMs < hideDelayMs, width: 100, isDone: false }
    : idleIndicator
}
