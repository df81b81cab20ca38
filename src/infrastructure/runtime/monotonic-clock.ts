const { timeOrigin } = performance

/**
 * Returns the Unix time in milliseconds at the start of the process plus the time since. Ages are measured with this
 * clock, because the system's clock may be set back. The clocks of two instances differ as much as their system clocks
 * did at their starts.
 */
export const readMonotonicClock = (): number => timeOrigin + performance.now()
