import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Overloaded } from './render-slots.ts'
import { createBoundedRenders, RenderTimeout } from './renders.ts'

const deferred = () => {
  let done: () => void = () => undefined
  const promise = new Promise<void>(resolve => (done = resolve))
  return { promise, done }
}

const limits = { concurrency: 1, queueTimeout: 3000, deadline: 15_000 }

describe('bounded renders', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('run at most as many at a time as allowed, in order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 30 }), async (bound, count) => {
        const { run } = createBoundedRenders({ ...limits, concurrency: bound })
        const started: number[] = []
        let running = 0
        let most = 0
        await Promise.all(
          Array.from({ length: count }, (_, index) =>
            run(async () => {
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

  it('fail one that queued too long, and continue with the others', async () => {
    const { run } = createBoundedRenders(limits)
    const first = deferred()
    const running = run(() => first.promise)
    const waiting = run(() => Promise.resolve('never'))
    const given = Promise.allSettled([waiting])
    await vi.advanceTimersByTimeAsync(3000)
    expect(await given).toEqual([{ status: 'rejected', reason: new Overloaded() }])
    first.done()
    await running
    await expect(run(() => Promise.resolve('next'))).resolves.toBe('next')
  })

  it('free the slot of a render that fails', async () => {
    const { run } = createBoundedRenders(limits)
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(run(() => Promise.resolve(1))).resolves.toBe(1)
  })

  it('start first renders before revalidations, which never take all slots', async () => {
    const { run, counts } = createBoundedRenders({ ...limits, concurrency: 4 })
    const started: string[] = []
    const gates = Array.from({ length: 8 }, deferred)
    const task = (name: string, gate = deferred()) => {
      void run(() => (started.push(name), gate.promise), { urgency: name.startsWith('r') ? 'revalidation' : 'first' })
    }
    for (const name of ['r1', 'r2', 'r3', 'r4']) task(name, gates[Number(name[1])])
    for (const name of ['f1', 'f2', 'f3']) task(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['r1', 'r2', 'f1', 'f2'])
    expect(counts()).toEqual({ running: 4, queued: 3, stuck: 0 })
    gates[1]?.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['r1', 'r2', 'f1', 'f2', 'f3'])
  })

  it('revalidate one at a time in a single slot', async () => {
    const { run, counts } = createBoundedRenders(limits)
    const gate = deferred()
    const first = run(() => gate.promise, { urgency: 'revalidation' })
    const second = run(() => Promise.resolve('second'), { urgency: 'revalidation' })
    expect(counts()).toEqual({ running: 1, queued: 1, stuck: 0 })
    gate.done()
    await first
    expect(await second).toBe('second')
    expect(counts()).toEqual({ running: 0, queued: 0, stuck: 0 })
  })

  it('count a stuck one without a key until it settles', async () => {
    const { run, counts } = createBoundedRenders({ ...limits, concurrency: 2 })
    const hung = deferred()
    const fails = deferred()
    const ended = Promise.allSettled([
      run(() => hung.promise),
      run(() => fails.promise.then(() => Promise.reject(new Error('broken')))),
    ])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(counts()).toEqual({ running: 2, queued: 0, stuck: 0 })
    await vi.advanceTimersByTimeAsync(1)
    expect(counts()).toEqual({ running: 0, queued: 0, stuck: 2 })
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    hung.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts().stuck).toBe(1)
    fails.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts().stuck).toBe(0)
  })

  it('are not stuck if they ended in time', async () => {
    const { run, counts } = createBoundedRenders(limits)
    await run(() => Promise.resolve(), { key: '/kazan' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(counts()).toEqual({ running: 0, queued: 0, stuck: 0 })
    await expect(run(() => Promise.resolve('again'), { key: '/kazan' })).resolves.toBe('again')
  })

  it('wait for the previous one of their key no longer than the deadline', async () => {
    const { run } = createBoundedRenders({ ...limits, concurrency: 4 })
    const gate = deferred()
    const first = run(() => gate.promise, { key: '/kazan' })
    const second = run(() => Promise.resolve('second'), { key: '/kazan' })
    await vi.advanceTimersByTimeAsync(14_999)
    gate.done()
    await first
    expect(await second).toBe('second')
  })

  it('never run two of one key at a time: Next would join them', async () => {
    const { run } = createBoundedRenders({ ...limits, concurrency: 4 })
    const gates = [deferred(), deferred(), deferred()]
    const started: number[] = []
    const all = gates.map((gate, index) =>
      run(() => (started.push(index), gate.promise.then(() => index)), { key: '/kazan' }),
    )
    await run(() => Promise.resolve(), { key: '/perm' })
    expect(started).toEqual([0])
    gates[0]?.done()
    await all[0]
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual([0, 1])
    gates[1]?.done()
    gates[2]?.done()
    expect(await Promise.all(all)).toEqual([0, 1, 2])
  })

  it('free the slot of a stuck render, and start no other of its key until it settles', async () => {
    const { run, counts } = createBoundedRenders(limits)
    const hung = deferred()
    const first = Promise.allSettled([run(() => hung.promise, { key: '/kazan' })])
    const second = Promise.allSettled([run(() => Promise.resolve('never'), { key: '/kazan' })])
    await vi.advanceTimersByTimeAsync(15_000)
    const timedOut = [{ status: 'rejected', reason: new RenderTimeout() }]
    expect([await first, await second]).toEqual([timedOut, timedOut])
    expect(counts()).toEqual({ running: 0, queued: 0, stuck: 1 })
    await expect(run(() => Promise.resolve('other'), { key: '/perm' })).resolves.toBe('other')
    await expect(run(() => Promise.resolve('never'), { key: '/kazan' })).rejects.toThrow(RenderTimeout)
    hung.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts().stuck).toBe(0)
    await expect(run(() => Promise.resolve('again'), { key: '/kazan' })).resolves.toBe('again')
  })
})
