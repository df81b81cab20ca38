import { afterEach, expect, test, vi } from 'vitest'
import { runInOneTab } from './run-in-one-tab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A fake of Web Locks: one holder at a time. */
function createLocks() {
  let lastRun: Promise<unknown> = Promise.resolve()
  let isHeld = false
  return {
    request(_name: string, ...args: readonly unknown[]): Promise<unknown> {
      const run = args.at(-1) as (lock: object | null) => Promise<unknown>
      const isOnlyIfAvailable = args.length === 2
      if (isOnlyIfAvailable && isHeld) return run(null)
      isHeld = true
      lastRun = lastRun.then(() => run({})).finally(() => (isHeld = false))
      return lastRun
    },
  }
}

const createTask = (name: string, log: string[]) => async () => {
  log.push(`${name} begins`)
  await Promise.resolve()
  log.push(`${name} ends`)
  return name
}

test('runs in one tab at a time, after the first tab’s storage writes have arrived', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: createLocks() })
  const log: string[] = []
  const results = Promise.all(['one', 'other'].map(name => runInOneTab('review:4', createTask(name, log))))
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toEqual(['one begins', 'one ends'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await results).toEqual(['one', 'other'])
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('runs at once in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await runInOneTab('review:4', createTask('one', []))).toBe('one')
})
