import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scheduleBuildChecks } from './build-version.ts'

const check = vi.fn<() => void>()
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  check.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('R-build: checks every hour while the tab is visible and when it becomes visible, until stopped', () => {
  const stop = scheduleBuildChecks(check)
  vi.advanceTimersByTime(3_599_999)
  expect(check).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(check).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  expect(check).toHaveBeenCalledTimes(2)
  setVisibility('hidden')
  vi.advanceTimersByTime(7_200_000)
  expect(check).toHaveBeenCalledTimes(2)
  setVisibility('visible')
  expect(check).toHaveBeenCalledTimes(3)
  stop()
  setVisibility('visible')
  vi.advanceTimersByTime(7_200_000)
  expect(check).toHaveBeenCalledTimes(3)
})
