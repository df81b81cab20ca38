import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boundedRenders, Overloaded } from './renders.ts'

const deferred = () => {
  let done: () => void = () => undefined
  const promise = new Promise<void>(resolve => (done = resolve))
  return { promise, done }
}

describe('renders at once', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('never runs more than the bound, and runs all in the order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 30 }), async (bound, count) => {
        const bounded = boundedRenders(bound, 3000)
        const started: number[] = []
        let running = 0
        let most = 0
        await Promise.all(
          Array.from({ length: count }, (_, index) =>
            bounded(async () => {
              started.push(index)
              most = Math.max(most, (running += 1))
              await Promise.resolve()
              running -= 1
            }),
          ),
        )
        expect(most).toBeLessThanOrEqual(bound)
        expect(started).toEqual(started.toSorted((a, b) => a - b))
        expect(started).toHaveLength(count)
      }),
    )
  })

  it('gives up on one that waited too long, and goes on with the others', async () => {
    const bounded = boundedRenders(1, 3000)
    const first = deferred()
    const running = bounded(() => first.promise)
    const waiting = bounded(() => Promise.resolve('never'))
    const given = Promise.allSettled([waiting])
    await vi.advanceTimersByTimeAsync(3000)
    expect(await given).toEqual([{ status: 'rejected', reason: new Overloaded() }])
    first.done()
    await running
    await expect(bounded(() => Promise.resolve('next'))).resolves.toBe('next')
  })

  it('frees its place when a render fails', async () => {
    const bounded = boundedRenders(1, 3000)
    await expect(bounded(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(bounded(() => Promise.resolve(1))).resolves.toBe(1)
  })
})
