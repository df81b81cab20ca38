import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCacheAction, staleIfErrorSeconds, revalidationPauseSeconds, type Freshness } from './freshness.ts'

const start = 1_000_000
const createEntry = (overrides: Partial<Freshness> = {}): Freshness => ({
  ttl: 300,
  producedAt: start,
  isInvalidated: false,
  ...overrides,
})
const getTimeAfter = (seconds: number) => start + seconds * 1000

describe('the freshness of an entry', () => {
  it.each([
    [0, 'serve'],
    [299, 'serve'],
    [300, 'serve-and-revalidate'],
    [86_000, 'serve-and-revalidate'],
    [300 + staleIfErrorSeconds - 1, 'serve-and-revalidate'],
    [300 + staleIfErrorSeconds, 'expired'],
  ])('after %d s leads to %s', (seconds, action) => {
    expect(chooseCacheAction(createEntry(), getTimeAfter(seconds))).toBe(action)
  })

  it('leads to revalidation before an invalidated entry is served', () => {
    expect(chooseCacheAction(createEntry({ isInvalidated: true }), getTimeAfter(1))).toBe('revalidate')
  })

  it('leads to no revalidation during the pause after a failed one', () => {
    const failedEntry = createEntry({ failedAt: getTimeAfter(400) })
    expect(chooseCacheAction(failedEntry, getTimeAfter(400 + revalidationPauseSeconds - 1))).toBe('serve')
    expect(chooseCacheAction(failedEntry, getTimeAfter(400 + revalidationPauseSeconds))).toBe('serve-and-revalidate')
  })

  it.each([-1, -3600])('leads to revalidation at an age of %d s, which comes from another clock', seconds => {
    expect(chooseCacheAction(createEntry(), getTimeAfter(seconds))).toBe('serve-and-revalidate')
    expect(chooseCacheAction(createEntry({ isInvalidated: true }), getTimeAfter(seconds))).toBe('revalidate')
    // A failure in the future causes no pause.
    expect(chooseCacheAction(createEntry({ failedAt: getTimeAfter(0) }), getTimeAfter(seconds))).toBe(
      'serve-and-revalidate',
    )
  })

  it('only moves forward with age: serve, serve and revalidate, expire', () => {
    const order = ['serve', 'serve-and-revalidate', 'expired']
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), fc.nat(4000), (one, two, ttl) => {
        const [early, late] = one < two ? [one, two] : [two, one]
        const getRank = (seconds: number) =>
          order.indexOf(chooseCacheAction(createEntry({ ttl }), getTimeAfter(seconds)))
        expect(getRank(early)).toBeGreaterThanOrEqual(0)
        expect(getRank(early)).toBeLessThanOrEqual(getRank(late))
      }),
    )
  })
})
