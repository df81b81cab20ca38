/** How long a toast still lives. Time that is spent in a pause doesn't count. */
export interface ToastClock {
  /** Milliseconds that are left as of `startedAt`, or as of any time while it is paused. */
  readonly remainingMs: number
  /** When it was started or went on; null: paused. */
  readonly startedAt: number | null
}

export const defaultDurationMs = 5000

export const startClock = (durationMs: number, now: number): ToastClock => ({ remainingMs: durationMs, startedAt: now })

/** What is left of the life at this time, 0 when it is over. */
export const getRemainingMs = ({ remainingMs, startedAt }: ToastClock, now: number): number =>
  startedAt === null ? remainingMs : Math.max(0, remainingMs - Math.max(0, now - startedAt))

export const pauseClock = (clock: ToastClock, now: number): ToastClock => ({
  remainingMs: getRemainingMs(clock, now),
  startedAt: null,
})

export const resumeClock = (clock: ToastClock, now: number): ToastClock =>
  clock.startedAt === null ? { remainingMs: clock.remainingMs, startedAt: now } : clock
