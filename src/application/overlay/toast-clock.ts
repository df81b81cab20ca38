/** The remaining time of a toast. Pauses do not count. */
export interface ToastClock {
  /** The remaining time at `startedAt`, or while paused. */
  readonly remainingMs: number
  /** When the clock was started or resumed; null if paused. */
  readonly startedAt: number | null
}

export const defaultDurationMs = 5000

export const startClock = (durationMs: number, now: number): ToastClock => ({ remainingMs: durationMs, startedAt: now })

export const getRemainingMs = ({ remainingMs, startedAt }: ToastClock, now: number): number =>
  startedAt === null ? remainingMs : Math.max(0, remainingMs - Math.max(0, now - startedAt))

export const pauseClock = (clock: ToastClock, now: number): ToastClock => ({
  remainingMs: getRemainingMs(clock, now),
  startedAt: null,
})

export const resumeClock = (clock: ToastClock, now: number): ToastClock =>
  clock.startedAt === null ? { remainingMs: clock.remainingMs, startedAt: now } : clock
