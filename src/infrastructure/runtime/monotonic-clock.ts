const { timeOrigin } = performance

/** Returns Unix milliseconds. Ages need a monotonic clock, because the system clock may be set back. */
export const readMonotonicClock = (): number => timeOrigin + performance.now()
