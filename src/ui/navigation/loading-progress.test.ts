import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideDelayMs, getIndicator, getProgress, resetDelayMs, showDelayMs } from './loading-progress.ts'

const times = fc.double({ min: 0, max: 1e7, noNaN: true })

describe('R-loading: the curve of the loading indicator', () => {
  it('is halfway after a second', () => {
    expect(getProgress(0)).toBe(0)
    expect(getProgress(1000)).toBeCloseTo(50)
  })

  it('only grows, and never completes', () => {
    fc.assert(
      fc.property(times, times, (first, second) => {
        const [earlyProgress, lateProgress] = [
          getProgress(Math.min(first, second)),
          getProgress(Math.max(first, second)),
        ]
        expect(earlyProgress).toBeLessThanOrEqual(lateProgress)
        expect(lateProgress).toBeLessThan(100)
      }),
    )
  })
})

describe('R-loading: the loading indicator', () => {
  it.each([
    [0, undefined, false, 0],
    [199, undefined, false, getProgress(199)],
    [200, undefined, true, getProgress(200)],
    [1000, undefined, true, 50],
    [1500, 1500, true, 100],
    [1999, 1500, true, 100],
    [2000, 1500, false, 100],
    [2399, 1500, false, 100],
    [2400, 1500, false, 0],
  ])('after %d ms, finished at %s: visible %s, width %d', (now, finishedAt, isVisible, width) => {
    const navigation = { startedAt: 0, ...(finishedAt !== undefined && { finishedAt }) }
    const indicator = getIndicator(navigation, now)
    expect(indicator.isVisible).toBe(isVisible)
    expect(indicator.width).toBeCloseTo(width)
  })

  it('is hidden if the navigation is shorter than the show delay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: showDelayMs - 1 }), times, (finishedAt, elapsedMs) => {
        expect(getIndicator({ startedAt: 0, finishedAt }, finishedAt + elapsedMs)).toEqual({
          isVisible: false,
          width: 0,
          isDone: true,
        })
      }),
    )
  })

  it('is done when it is reset, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: showDelayMs, max: 60_000 }), times, (finishedAt, elapsedMs) => {
        const indicator = getIndicator({ startedAt: 0, finishedAt }, finishedAt + elapsedMs)
        expect(indicator.isDone).toBe(elapsedMs >= hideDelayMs + resetDelayMs)
        expect(indicator.width).toBe(indicator.isDone ? 0 : 100)
      }),
    )
  })
})
