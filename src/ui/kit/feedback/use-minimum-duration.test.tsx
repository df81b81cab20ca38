import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumDuration } from './use-minimum-duration.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const loadFor = (ms: number) => {
  const hook = renderHook(({ isPending }) => useMinimumDuration(isPending), {
    initialProps: { isPending: true },
  })
  advance(ms)
  hook.rerender({ isPending: false })
  return hook
}

test('content that arrives before the skeleton is visible is shown at once', () => {
  const { result } = loadFor(150)
  advance(1)
  expect(result.current).toBe(false)
})

test('a visible skeleton stays for 400 ms', () => {
  const { result } = loadFor(300)
  advance(299)
  expect(result.current).toBe(true)
  advance(1)
  expect(result.current).toBe(false)
})

test('content that arrives after the skeleton was visible for 400 ms is shown at once', () => {
  const { result } = loadFor(900)
  advance(1)
  expect(result.current).toBe(false)
})

test('content that was never pending is not delayed', () => {
  expect(renderHook(() => useMinimumDuration(false)).result.current).toBe(false)
})
