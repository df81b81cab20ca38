const most = 5
const lasts = 60_000
const remembered = 10_000

/** How often something was tried: five times a minute, as Laravel's limiter counts. */
export class Limits {
  readonly #tries = new Map<string, { count: number; readonly until: number }>()

  /** Seconds to wait; none where another try is free. */
  wait(key: string): number | undefined {
    const tries = this.#tries.get(key)
    const left = (tries?.until ?? 0) - Date.now()
    return tries && tries.count >= most && left > 0 ? Math.ceil(left / 1000) : undefined
  }

  count(key: string): void {
    const tries = this.#tries.get(key)
    if (tries && tries.until > Date.now()) tries.count += 1
    else {
      if (this.#tries.size >= remembered) this.#tries.clear()
      this.#tries.set(key, { count: 1, until: Date.now() + lasts })
    }
  }

  forget(key: string): void {
    this.#tries.delete(key)
  }
}
