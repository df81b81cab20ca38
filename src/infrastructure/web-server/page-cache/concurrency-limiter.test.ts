import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Overloaded } from './task-slots.ts'
import { createConcurrencyLimiter, TaskTimeout } from './concurrency-limiter.ts'

const createDeferred = () => {
  let done: () => void = () => undefined
  const promise = new Promise<void>(resolve => (done = resolve))
  return { promise, done }
}

const limits = { concurrency: 1, queueTimeoutMs: 3000, timeoutMs: 15_000 }

describe('tasks of a concurrency limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('run within the concurrency limit, in order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 30 }), async (bound, count) => {
        const { run } = createConcurrencyLimiter({ ...limits, concurrency: bound })
        const startedTasks: number[] = []
        let runningCount = 0
        let maxRunning = 0
        await Promise.all(
          Array.from({ length: count }, (_, index) =>
            run(async () => {
              startedTasks.push(index)
              maxRunning = Math.max(maxRunning, (runningCount += 1))
              await Promise.resolve()
              runningCount -= 1
            }),
          ),
        )
        expect(maxRunning).toBeLessThanOrEqual(bound)
        expect(startedTasks).toEqual(startedTasks.toSorted((a, b) => a - b))
        expect(startedTasks).toHaveLength(count)
      }),
    )
  })

  it('fail if they queued too long, and do not block the others', async () => {
    const { run } = createConcurrencyLimiter(limits)
    const first = createDeferred()
    const firstTask = run(() => first.promise)
    const queuedTask = run(() => Promise.resolve('never'))
    const outcomes = Promise.allSettled([queuedTask])
    await vi.advanceTimersByTimeAsync(3000)
    expect(await outcomes).toEqual([{ status: 'rejected', reason: new Overloaded() }])
    first.done()
    await firstTask
    await expect(run(() => Promise.resolve('next'))).resolves.toBe('next')
  })

  it('free their slot if they fail', async () => {
    const { run } = createConcurrencyLimiter(limits)
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(run(() => Promise.resolve(1))).resolves.toBe(1)
  })

  it('that revalidate take at most half of the slots; while one of them runs, first renders start before the others', async () => {
    const { run, getCounts } = createConcurrencyLimiter({ ...limits, concurrency: 4 })
    const startedTasks: string[] = []
    const gates = Array.from({ length: 8 }, createDeferred)
    const startTask = (name: string, gate = createDeferred()) => {
      const task = () => {
        startedTasks.push(name)
        return gate.promise
      }
      void run(task, { urgency: name.startsWith('r') ? 'revalidation' : 'first' })
    }
    for (const name of ['r1', 'r2', 'r3', 'r4']) startTask(name, gates[Number(name[1])])
    for (const name of ['f1', 'f2', 'f3']) startTask(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(startedTasks).toEqual(['r1', 'r2', 'f1', 'f2'])
    expect(getCounts()).toEqual({ running: 4, queued: 3, stuck: 0 })
    gates[1]?.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(startedTasks).toEqual(['r1', 'r2', 'f1', 'f2', 'f3'])
  })

  it('that revalidate run one at a time if there is only one slot', async () => {
    const { run, getCounts } = createConcurrencyLimiter(limits)
    const gate = createDeferred()
    const first = run(() => gate.promise, { urgency: 'revalidation' })
    const second = run(() => Promise.resolve('second'), { urgency: 'revalidation' })
    expect(getCounts()).toEqual({ running: 1, queued: 1, stuck: 0 })
    gate.done()
    await first
    expect(await second).toBe('second')
    expect(getCounts()).toEqual({ running: 0, queued: 0, stuck: 0 })
  })

  it('without a key are counted as stuck from their timeout until they settle', async () => {
    const { run, getCounts } = createConcurrencyLimiter({ ...limits, concurrency: 2 })
    const hungTask = createDeferred()
    const failingTask = createDeferred()
    const outcomes = Promise.allSettled([
      run(() => hungTask.promise),
      run(() => failingTask.promise.then(() => Promise.reject(new Error('broken')))),
    ])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(getCounts()).toEqual({ running: 2, queued: 0, stuck: 0 })
    await vi.advanceTimersByTimeAsync(1)
    expect(getCounts()).toEqual({ running: 0, queued: 0, stuck: 2 })
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    hungTask.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(getCounts().stuck).toBe(1)
    failingTask.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(getCounts().stuck).toBe(0)
  })

  it('are not stuck if they ended in time', async () => {
    const { run, getCounts } = createConcurrencyLimiter(limits)
    await run(() => Promise.resolve(), { key: '/kazan' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(getCounts()).toEqual({ running: 0, queued: 0, stuck: 0 })
    await expect(run(() => Promise.resolve('again'), { key: '/kazan' })).resolves.toBe('again')
  })

  it('wait for the previous task of their key while it has not timed out', async () => {
    const { run } = createConcurrencyLimiter({ ...limits, concurrency: 4 })
    const gate = createDeferred()
    const first = run(() => gate.promise, { key: '/kazan' })
    const second = run(() => Promise.resolve('second'), { key: '/kazan' })
    await vi.advanceTimersByTimeAsync(14_999)
    gate.done()
    await first
    expect(await second).toBe('second')
  })

  it('run one at a time for each key, because Next would join them', async () => {
    const { run } = createConcurrencyLimiter({ ...limits, concurrency: 4 })
    const gates = [createDeferred(), createDeferred(), createDeferred()]
    const startedTasks: number[] = []
    const results = gates.map((gate, index) => {
      const task = () => {
        startedTasks.push(index)
        return gate.promise.then(() => index)
      }
      return run(task, { key: '/kazan' })
    })
    await run(() => Promise.resolve(), { key: '/perm' })
    expect(startedTasks).toEqual([0])
    gates[0]?.done()
    await results[0]
    await vi.advanceTimersByTimeAsync(0)
    expect(startedTasks).toEqual([0, 1])
    gates[1]?.done()
    gates[2]?.done()
    expect(await Promise.all(results)).toEqual([0, 1, 2])
  })

  it('free their slot when they time out, and block other tasks of their key until they settle', async () => {
    const { run, getCounts } = createConcurrencyLimiter(limits)
    const hungTask = createDeferred()
    const first = Promise.allSettled([run(() => hungTask.promise, { key: '/kazan' })])
    const second = Promise.allSettled([run(() => Promise.resolve('never'), { key: '/kazan' })])
    await vi.advanceTimersByTimeAsync(15_000)
    const timedOutOutcomes = [{ status: 'rejected', reason: new TaskTimeout() }]
    expect([await first, await second]).toEqual([timedOutOutcomes, timedOutOutcomes])
    expect(getCounts()).toEqual({ running: 0, queued: 0, stuck: 1 })
    await expect(run(() => Promise.resolve('other'), { key: '/perm' })).resolves.toBe('other')
    await expect(run(() => Promise.resolve('never'), { key: '/kazan' })).rejects.toThrow(TaskTimeout)
    hungTask.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(getCounts().stuck).toBe(0)
    await expect(run(() => Promise.resolve('again'), { key: '/kazan' })).resolves.toBe('again')
  })
})
