/** A fake of `navigator.locks` with one lock. */
export function aLockManager() {
  let lastRun: Promise<unknown> = Promise.resolve()
  let isHeld = false
  return {
    request(_name: string, ...args: readonly unknown[]): Promise<unknown> {
      const run = args.at(-1) as (lock: object | null) => Promise<unknown>
      // The product passes options only to set `ifAvailable`.
      const hasOptions = args.length === 2
      if (hasOptions && isHeld) return run(null)
      isHeld = true
      lastRun = lastRun.then(() => run({})).finally(() => (isHeld = false))
      return lastRun
    },
  }
}
