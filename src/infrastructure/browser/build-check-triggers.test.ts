// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildCheckTriggers } from './build-check-triggers.ts'

const look = vi.fn<() => void>()
const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  look.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('come every hour while the tab is seen, and when it is seen again, until stopped', () => {
  const stop = buildCheckTriggers(look)
  vi.advanceTimersByTime(3_599_999)
  expect(look).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(look).toHaveBeenCalledTimes(1)
  become('hidden')
  vi.advanceTimersByTime(7_200_000)
  expect(look).toHaveBeenCalledTimes(1)
  become('visible')
  expect(look).toHaveBeenCalledTimes(2)
  stop()
  become('visible')
  vi.advanceTimersByTime(7_200_000)
  expect(look).toHaveBeenCalledTimes(2)
})
