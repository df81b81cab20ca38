const maxAttempts = 5
const windowMs = 60_000
const maxKeys = 10_000

/** Allows five attempts a minute for each key, like Laravel's limiter. */
export class RateLimiter {
  readonly #attempts = new Map<string, { count: number; readonly untilMs: number }>()

  /** Undefined if another attempt is allowed. */
  getWaitSeconds(key: string): number | undefined {
    const attemptWindow = this.#attempts.get(key)
    const remainingMs = (attemptWindow?.untilMs ?? 0) - Date.now()
    return attemptWindow && attemptWindow.count >= maxAttempts && remainingMs > 0
      ? Math.ceil(remainingMs / 1000)
      : undefined
  }

  recordAttempt(key: string): void {
    const attemptWindow = this.#attempts.get(key)
    if (attemptWindow && attemptWindow.untilMs > Date.now()) attemptWindow.count += 1
    else {
      if (this.#attempts.size >= maxKeys) this.#attempts.clear()
      this.#attempts.set(key, { count: 1, untilMs: Date.now() + windowMs })
    }
  }

  reset(key: string): void {
    this.#attempts.delete(key)
  }
}
