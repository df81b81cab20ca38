import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRemainingMs, pauseClock, resumeClock, startClock } from './toast-clock.ts'

const durations = fc.integer({ min: 0, max: 20_000 })
const turnLists = fc.array(fc.record({ running: durations, paused: durations }), { maxLength: 8 })

const alternateClock = (
  durationMs: number,
  turns: readonly { readonly running: number; readonly paused: number }[],
) => {
  let [clock, now, runningMs] = [startClock(durationMs, 0), 0, 0]
  for (const { running, paused } of turns) {
    now += running
    runningMs += running
    clock = pauseClock(clock, now)
    now += paused
    clock = resumeClock(clock, now)
  }
  return { clock, now, runningMs }
}

it('runs for the given duration, however often it is paused', () => {
  fc.assert(
    fc.property(durations, turnLists, (durationMs, turns) => {
      const { clock, now, runningMs } = alternateClock(durationMs, turns)
      expect(getRemainingMs(clock, now)).toBe(Math.max(0, durationMs - runningMs))
    }),
  )
})

it('does not run while paused', () => {
  fc.assert(
    fc.property(durations, durations, durations, (durationMs, running, paused) => {
      const clock = pauseClock(startClock(durationMs, 0), running)
      expect(getRemainingMs(clock, running + paused)).toBe(getRemainingMs(clock, running))
    }),
  )
})

it('never increases, and never drops below zero', () => {
  fc.assert(
    fc.property(durations, turnLists, durations, (durationMs, turns, elapsedMs) => {
      const { clock, now } = alternateClock(durationMs, turns)
      const [before, after] = [getRemainingMs(clock, now), getRemainingMs(clock, now + elapsedMs)]
      expect(after).toBeLessThanOrEqual(before)
      expect(after).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('ignores a second pause and a second resume', () => {
  const paused = pauseClock(startClock(5000, 0), 1000)
  expect(pauseClock(paused, 4000)).toEqual(paused)
  const resumed = resumeClock(paused, 4000)
  expect(resumeClock(resumed, 6000)).toEqual(resumed)
})

it('does not run backwards if the device clock was set back', () => {
  expect(getRemainingMs(startClock(5000, 1000), 0)).toBe(5000)
})
