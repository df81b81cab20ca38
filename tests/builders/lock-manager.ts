/** A fake of `navigator.locks` with one lock. */
export function aLockManager() {
  let lastRun: Promise<unknown> = Promise.resolve()
  let requestCount = 0
  return {
    request(_name: string, ...args: readonly unknown[]): Promise<unknown> {
      const run = args.at(-1) as (lock: object | null) => Promise<unknown>
      // The product passes options only to set `ifAvailable`.
      const hasOptions = args.length === 2
      if (hasOptions && requestCount > 0) return run(null)
      requestCount += 1
      lastRun = lastRun.then(() => run({})).finally(() => (requestCount -= 1))
      return lastRun
    },
  }
}
