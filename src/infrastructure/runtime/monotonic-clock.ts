const { timeOrigin } = performance

/**
 * Returns Unix milliseconds. Ages need a monotonic clock, because the system clock may be set back. The clocks of two
 * instances differ as much as their system clocks did when the instances started.
 */
export const readMonotonicClock = (): number => timeOrigin + performance.now()
