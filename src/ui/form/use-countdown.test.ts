import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function renderCountdown(initialEnd: number | null) {
  const renderedSeconds: number[] = []
  const { rerender } = renderHook(
    ({ endsAt }: { readonly endsAt: number | null }) => renderedSeconds.push(useCountdown(endsAt)),
    { initialProps: { endsAt: initialEnd } },
  )
  return { rerender, renderedSeconds }
}

test('counts down to 0 and stops', () => {
  const { renderedSeconds } = renderCountdown(Date.now() + 2500)
  for (let second = 0; second < 4; second += 1) act(() => void vi.advanceTimersByTime(1000))
  expect(renderedSeconds).toEqual([3, 2, 1, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('starts with the remaining time, however long the component has been mounted', () => {
  const { rerender, renderedSeconds } = renderCountdown(null)
  act(() => void vi.advanceTimersByTime(240_000))
  rerender({ endsAt: Date.now() + 60_000 })
  expect(new Set(renderedSeconds)).toEqual(new Set([0, 60]))
})
