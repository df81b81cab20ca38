import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRemainingMs, pauseClock, resumeClock, startClock } from './toast-clock.ts'

const span = fc.integer({ min: 0, max: 20_000 })
const spans = fc.array(fc.record({ running: span, paused: span }), { maxLength: 8 })

/** Runs and rests by turns; answers the clock, the time it is, and how long it has run. */
const lived = (life: number, turns: readonly { readonly running: number; readonly paused: number }[]) => {
  let [clock, now, run] = [startClock(life, 0), 0, 0]
  for (const { running, paused } of turns) {
    now += running
    run += running
    clock = pauseClock(clock, now)
    now += paused
    clock = resumeClock(clock, now)
  }
  return { clock, now, run }
}

it('lives as long as it was told, however often it was paused', () => {
  fc.assert(
    fc.property(span, spans, (life, turns) => {
      const { clock, now, run } = lived(life, turns)
      expect(getRemainingMs(clock, now)).toBe(Math.max(0, life - run))
    }),
  )
})

it('loses nothing while it is paused', () => {
  fc.assert(
    fc.property(span, span, span, (life, running, paused) => {
      const clock = pauseClock(startClock(life, 0), running)
      expect(getRemainingMs(clock, running + paused)).toBe(getRemainingMs(clock, running))
    }),
  )
})

it('never has more left than before, and never less than nothing', () => {
  fc.assert(
    fc.property(span, spans, span, (life, turns, later) => {
      const { clock, now } = lived(life, turns)
      const [before, after] = [getRemainingMs(clock, now), getRemainingMs(clock, now + later)]
      expect(after).toBeLessThanOrEqual(before)
      expect(after).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('takes a second pause, and a second going on, for the first', () => {
  const paused = pauseClock(startClock(5000, 0), 1000)
  expect(pauseClock(paused, 4000)).toEqual(paused)
  const going = resumeClock(paused, 4000)
  expect(resumeClock(going, 6000)).toEqual(going)
})

it('takes a clock of the device that was set back for one that stands', () => {
  expect(getRemainingMs(startClock(5000, 1000), 0)).toBe(5000)
})
