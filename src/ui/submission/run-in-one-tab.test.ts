import { afterEach, expect, test, vi } from 'vitest'
import { runInOneTab } from './run-in-one-tab.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A fake of Web Locks: one holder at a time. */
function someLocks() {
  let last: Promise<unknown> = Promise.resolve()
  let isHeld = false
  return {
    request(_name: string, ...rest: readonly unknown[]): Promise<unknown> {
      const run = rest.at(-1) as (lock: object | null) => Promise<unknown>
      const isTry = rest.length === 2
      if (isTry && isHeld) return run(null)
      isHeld = true
      last = last.then(() => run({})).finally(() => (isHeld = false))
      return last
    },
  }
}

const tab = (name: string, log: string[]) => async () => {
  log.push(`${name} begins`)
  await Promise.resolve()
  log.push(`${name} ends`)
  return name
}

test('runs in one tab at a time, after the first tab’s storage writes have arrived', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: someLocks() })
  const log: string[] = []
  const both = Promise.all(['one', 'other'].map(name => runInOneTab('review:4', tab(name, log))))
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toEqual(['one begins', 'one ends'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await both).toEqual(['one', 'other'])
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('runs at once in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await runInOneTab('review:4', tab('one', []))).toBe('one')
})
