const maxAttempts = 5
const windowMs = 60_000
const maxKeys = 10_000

/** Allows five attempts a minute for each key, like Laravel's limiter. */
export class RateLimiter {
  readonly #attempts = new Map<string, { recordAttempt: number; readonly untilMs: number }>()

  /** Undefined if another attempt is allowed. */
  getWaitSeconds(key: string): number | undefined {
    const attempts = this.#attempts.get(key)
    const leftMs = (attempts?.untilMs ?? 0) - Date.now()
    return attempts && attempts.recordAttempt >= maxAttempts && leftMs > 0 ? Math.ceil(leftMs / 1000) : undefined
  }

  recordAttempt(key: string): void {
    const attempts = this.#attempts.get(key)
    if (attempts && attempts.untilMs > Date.now()) attempts.recordAttempt += 1
    else {
      if (this.#attempts.size >= maxKeys) this.#attempts.clear()
      this.#attempts.set(key, { recordAttempt: 1, untilMs: Date.now() + windowMs })
    }
  }

  reset(key: string): void {
    this.#attempts.delete(key)
  }
}
