import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, staleIfErrorFor, revalidationPause, type Freshness } from './freshness.ts'

const start = 1_000_000
const kept = (more: Partial<Freshness> = {}): Freshness => ({
  ttl: 300,
  producedAt: start,
  invalidated: false,
  ...more,
})
const after = (seconds: number) => start + seconds * 1000

describe('the freshness of an entry', () => {
  it.each([
    [0, 'serve'],
    [299, 'serve'],
    [300, 'serve-and-revalidate'],
    [86_000, 'serve-and-revalidate'],
    [300 + staleIfErrorFor - 1, 'serve-and-revalidate'],
    [300 + staleIfErrorFor, 'expired'],
  ])('after %d s: %s', (seconds, decision) => {
    expect(decide(kept(), after(seconds))).toBe(decision)
  })

  it('is revalidated before it is served after a mutation', () => {
    expect(decide(kept({ invalidated: true }), after(1))).toBe('revalidate')
  })

  it('pauses after a failed revalidation', () => {
    const failed = kept({ failedAt: after(400) })
    expect(decide(failed, after(400 + revalidationPause - 1))).toBe('serve')
    expect(decide(failed, after(400 + revalidationPause))).toBe('serve-and-revalidate')
  })

  it.each([-1, -3600])('is unknown if its age is %d s, because it is from another clock: revalidated', seconds => {
    expect(decide(kept(), after(seconds))).toBe('serve-and-revalidate')
    expect(decide(kept({ invalidated: true }), after(seconds))).toBe('revalidate')
    // No pause either.
    expect(decide(kept({ failedAt: after(0) }), after(seconds))).toBe('serve-and-revalidate')
  })

  it('only moves forward: serve, revalidate, expire', () => {
    const order = ['serve', 'serve-and-revalidate', 'expired']
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(4000), (one, two, ttl) => {
        const [early, late] = one < two ? [one, two] : [two, one]
        const rank = (seconds: number) => order.indexOf(decide(kept({ ttl }), after(seconds)))
        expect(rank(early)).toBeLessThanOrEqual(rank(late))
      }),
    )
  })
})
