import { afterEach, expect, test, vi } from 'vitest'
import { aLockManager } from '#tests/builders/lock-manager.ts'
import { runWithTabLock } from './run-with-tab-lock.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const createTask = (name: string, log: string[]) => async () => {
  log.push(`${name} begins`)
  await Promise.resolve()
  log.push(`${name} ends`)
  return name
}

test('runs in one tab at a time, and in the next one only after the previous tab’s storage writes have arrived', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: aLockManager() })
  const log: string[] = []
  const results = Promise.all(['one', 'other'].map(name => runWithTabLock('review:4', createTask(name, log))))
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toEqual(['one begins', 'one ends'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await results).toEqual(['one', 'other'])
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('runs at once in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await runWithTabLock('review:4', createTask('one', []))).toBe('one')
})
