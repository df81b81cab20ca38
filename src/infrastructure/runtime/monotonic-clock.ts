const { timeOrigin } = performance

/**
 * Epoch milliseconds at the start, and what has passed since. Ages are measured with it, because the system's clock may be set
 * back; instances agree on it as far as their clocks did at their starts.
 */
export const readMonotonicClock = (): number => timeOrigin + performance.now()
