const { timeOrigin } = performance

/**
 * Returns Unix milliseconds. Ages need a monotonic clock, because the system clock may be set back. Between instances, it
 * differs as much as their system clocks did when they started.
 */
export const readMonotonicClock = (): number => timeOrigin + performance.now()
