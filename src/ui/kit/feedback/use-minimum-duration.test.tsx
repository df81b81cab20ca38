import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumDuration } from './use-minimum-duration.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const loadFor = (ms: number) => {
  const hook = renderHook(({ pending }) => useMinimumDuration(pending), { initialProps: { pending: true } })
  wait(ms)
  hook.rerender({ pending: false })
  return hook
}

test('what came before a skeleton was seen is shown at once', () => {
  const { result } = loadFor(150)
  wait(1)
  expect(result.current).toBe(false)
})

test('a skeleton that was seen stays for 400 ms', () => {
  const { result } = loadFor(300)
  wait(299)
  expect(result.current).toBe(true)
  wait(1)
  expect(result.current).toBe(false)
})

test('what took longer is shown at once', () => {
  const { result } = loadFor(900)
  wait(1)
  expect(result.current).toBe(false)
})

test('what never was on its way is not held', () => {
  expect(renderHook(() => useMinimumDuration(false)).result.current).toBe(false)
})
