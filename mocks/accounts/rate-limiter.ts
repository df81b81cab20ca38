const maxAttempts = 5
const windowMs = 60_000
/** Bounds the memory: more keys clear all windows. */
const maxKeys = 10_000

export class RateLimiter {
  readonly #windows = new Map<string, { count: number; readonly endsAtMs: number }>()

  /** Undefined if another attempt is allowed. */
  getWaitSeconds(key: string): number | undefined {
    const attemptWindow = this.#windows.get(key)
    const remainingMs = (attemptWindow?.endsAtMs ?? 0) - Date.now()
    return attemptWindow && attemptWindow.count >= maxAttempts && remainingMs > 0
      ? Math.ceil(remainingMs / 1000)
      : undefined
  }

  recordAttempt(key: string): void {
    const attemptWindow = this.#windows.get(key)
    if (attemptWindow && attemptWindow.endsAtMs > Date.now()) attemptWindow.count += 1
    else {
      if (this.#windows.size >= maxKeys) this.#windows.clear()
      this.#windows.set(key, { count: 1, endsAtMs: Date.now() + windowMs })
    }
  }

  reset(key: string): void {
    this.#windows.delete(key)
  }
}
