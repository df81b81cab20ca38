/** How long a toast still lives. Time that is spent in a pause doesn't count. */
export interface ToastClock {
  /** Milliseconds that are left as of `since`, or as of any time while it is paused. */
  readonly left: number
  /** When it was started or went on; null: paused. */
  readonly since: number | null
}

export const defaultLife = 5000

export const startClock = (life: number, now: number): ToastClock => ({ left: life, since: now })

/** What is left of the life at this time, 0 when it is over. */
export const leftAt = ({ left, since }: ToastClock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since))

export const pauseClock = (clock: ToastClock, now: number): ToastClock => ({ left: leftAt(clock, now), since: null })

export const resumeClock = (clock: ToastClock, now: number): ToastClock =>
  clock.since === null ? { left: clock.left, since: now } : clock
