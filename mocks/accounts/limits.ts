const maxAttempts = 5
const windowMs = 60_000
const maxKeys = 10_000

/** Counts attempts: five a minute are allowed, as with Laravel's limiter. */
export class Limits {
  readonly #attempts = new Map<string, { count: number; readonly until: number }>()

  /** Seconds to wait; undefined if another attempt is allowed. */
  wait(key: string): number | undefined {
    const attempts = this.#attempts.get(key)
    const left = (attempts?.until ?? 0) - Date.now()
    return attempts && attempts.count >= maxAttempts && left > 0 ? Math.ceil(left / 1000) : undefined
  }

  count(key: string): void {
    const attempts = this.#attempts.get(key)
    if (attempts && attempts.until > Date.now()) attempts.count += 1
    else {
      if (this.#attempts.size >= maxKeys) this.#attempts.clear()
      this.#attempts.set(key, { count: 1, until: Date.now() + windowMs })
    }
  }

  forget(key: string): void {
    this.#attempts.delete(key)
  }
}
