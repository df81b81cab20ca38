import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('settles as the promise does', async () => {
  expect(await withTimeout(Promise.resolve(1), 10, 'late')).toBe(1)
  await expect(withTimeout(Promise.reject(new Error('refused')), 10, 'late')).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it('resolves with the fallback after the timeout', async () => {
  const result = withTimeout(new Promise(() => undefined), 10, 'late')
  vi.advanceTimersByTime(9)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await result).toBe('late')
})

it('prefers a result that arrives in the turn in which the timer fires', async () => {
  let resolve: (result: string) => void = () => undefined
  const result = withTimeout(new Promise<string>(ready => (resolve = ready)), 10, 'late')
  vi.advanceTimersByTime(10)
  resolve('in time')
  expect(await result).toBe('in time')
})
