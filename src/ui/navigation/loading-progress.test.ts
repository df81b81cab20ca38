import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideDelayMs, getIndicator, getProgress, resetDelayMs, throttleMs } from './loading-progress.ts'

const times = fc.double({ min: 0, max: 1e7, noNaN: true })

describe('R-loading: the curve of the loading indicator', () => {
  it('is half way after a second', () => {
    expect(getProgress(0)).toBe(0)
    expect(getProgress(1000)).toBeCloseTo(50)
  })

  it('only grows, and never completes', () => {
    fc.assert(
      fc.property(times, times, (one, two) => {
        const [early, late] = [getProgress(Math.min(one, two)), getProgress(Math.max(one, two))]
        expect(early).toBeLessThanOrEqual(late)
        expect(late).toBeLessThan(100)
      }),
    )
  })
})

describe('R-loading: what the loading indicator shows', () => {
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
  ])('after %d ms, finished at %s: visible %s, width %d', (now, finishedAt, visible, width) => {
    const navigation = { startedAt: 0, ...(finishedAt !== undefined && { finishedAt }) }
    const shown = getIndicator(navigation, now)
    expect(shown.visible).toBe(visible)
    expect(shown.width).toBeCloseTo(width)
  })

  it('is nothing if the navigation is shorter than the throttle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: throttleMs - 1 }), times, (finishedAt, later) => {
        expect(getIndicator({ startedAt: 0, finishedAt }, finishedAt + later)).toEqual({
          visible: false,
          width: 0,
          done: true,
        })
      }),
    )
  })

  it('is done exactly once it is reset', () => {
    fc.assert(
      fc.property(fc.integer({ min: throttleMs, max: 60_000 }), times, (finishedAt, later) => {
        const shown = getIndicator({ startedAt: 0, finishedAt }, finishedAt + later)
        expect(shown.done).toBe(later >= hideDelayMs + resetDelayMs)
        expect(shown.width).toBe(shown.done ? 0 : 100)
      }),
    )
  })
})
