import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, lastGoodFor, pauseAfterFailure, type Kept } from './life'

const start = 1_000_000
const kept = (more: Partial<Kept> = {}): Kept => ({ fresh: 300, madeAt: start, outdated: false, ...more })
const after = (seconds: number) => start + seconds * 1000

describe('the life of a kept answer', () => {
  it.each([
    [0, 'give'],
    [299, 'give'],
    [300, 'give-and-renew'],
    [86_000, 'give-and-renew'],
    [300 + lastGoodFor - 1, 'give-and-renew'],
    [300 + lastGoodFor, 'forget'],
  ])('after %d s: %s', (seconds, decision) => {
    expect(decide(kept(), after(seconds))).toBe(decision)
  })

  it('is renewed before it is given once a write made it old', () => {
    expect(decide(kept({ outdated: true }), after(1))).toBe('renew-first')
  })

  it('rests after a renewal that failed', () => {
    const failed = kept({ failedAt: after(400) })
    expect(decide(failed, after(400 + pauseAfterFailure - 1))).toBe('give')
    expect(decide(failed, after(400 + pauseAfterFailure))).toBe('give-and-renew')
  })

  it('only ever goes on: give, renew, forget', () => {
    const order = ['give', 'give-and-renew', 'forget']
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(4000), (one, two, fresh) => {
        const [early, late] = one < two ? [one, two] : [two, one]
        const rank = (seconds: number) => order.indexOf(decide(kept({ fresh }), after(seconds)))
        expect(rank(early)).toBeLessThanOrEqual(rank(late))
      }),
    )
  })
})
