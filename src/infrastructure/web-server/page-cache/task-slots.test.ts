import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTaskSlots, type SlotRequest, type SlotLimits } from './task-slots.ts'

function setUp(limits: Partial<SlotLimits>) {
  let now = 0
  const slots = createTaskSlots({ concurrency: 4, queueTimeoutMs: 3000, now: () => now, ...limits })
  const startedNames: string[] = []
  const slotRequests = new Map<string, SlotRequest>()
  return {
    startedNames,
    advanceClock: (ms: number) => (now += ms),
    take: (slotRequest: SlotRequest, ...names: readonly string[]) => {
      for (const name of names) {
        const namedRequest = { ...slotRequest }
        slotRequests.set(name, namedRequest)
        void slots.take(namedRequest).then(() => startedNames.push(name))
      }
    },
    release: async (...names: readonly string[]) => {
      for (const name of names) slots.release(slotRequests.get(name) ?? {})
      await Promise.resolve()
    },
  }
}

describe('the slots', () => {
  // Requests that a test leaves queued must not time out during a later test file of the same process.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are not all taken by one visitor while there are others', async () => {
    const { take, release, startedNames } = setUp({ maxPerVisitor: 2 })
    take({ visitor: 'other' }, 'b0')
    await release('b0')
    startedNames.length = 0
    take({ visitor: 'flood' }, 'a1', 'a2', 'a3', 'a4')
    take({ visitor: 'other' }, 'b1')
    await release()
    expect(startedNames).toEqual(['a1', 'a2', 'b1'])
    await release('b1')
    expect(startedNames).toEqual(['a1', 'a2', 'b1'])
    await release('a1')
    expect(startedNames).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('may all be taken by a visitor who has been alone for ten seconds', async () => {
    const { take, release, startedNames, advanceClock } = setUp({ maxPerVisitor: 1, maxFiltered: 2 })
    take({ visitor: 'other' }, 'b1')
    await release('b1')
    take({ visitor: 'only', isFiltered: true }, 'a1', 'a2', 'a3')
    await release()
    expect(startedNames).toEqual(['b1', 'a1'])
    advanceClock(10_000)
    take({ visitor: 'only', isFiltered: true }, 'a4')
    await release()
    expect(startedNames).toEqual(['b1', 'a1', 'a2', 'a3', 'a4'])
  })

  it('go to visitors in turn, however many requests each has', async () => {
    const { take, release, startedNames } = setUp({ concurrency: 1 })
    take({ visitor: 'flood' }, 'a1', 'a2', 'a3', 'a4')
    take({ visitor: 'second' }, 'b1', 'b2')
    take({ visitor: 'third' }, 'c1')
    const turns = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']
    for (const name of turns) await release(name)
    expect(startedNames).toEqual(turns)
  })

  it('go to the requests of one visitor in order of arrival, filtered lists included', async () => {
    const { take, release, startedNames } = setUp({ concurrency: 1 })
    take({ visitor: 'a' }, 'running')
    take({ visitor: 'a', isFiltered: true }, 'list1')
    take({ visitor: 'a' }, 'page1')
    take({ visitor: 'a', isFiltered: true }, 'list2')
    take({ visitor: 'a' }, 'page2')
    const turns = ['running', 'list1', 'page1', 'list2', 'page2']
    for (const name of turns) await release(name)
    expect(startedNames).toEqual(turns)
  })

  it('hold at most `maxFiltered` filtered lists, one per visitor, while there are several visitors', async () => {
    const { take, release, startedNames } = setUp({ maxFiltered: 2 })
    take({ visitor: 'other' }, 'c0')
    take({ visitor: 'a', isFiltered: true }, 'a1', 'a2')
    take({ visitor: 'b', isFiltered: true }, 'b1')
    await release('c0')
    take({ visitor: 'c', isFiltered: true }, 'c1')
    take({ visitor: 'a' }, 'page')
    await release()
    expect(startedNames).toEqual(['c0', 'a1', 'b1', 'page'])
    await release('a1')
    expect(startedNames).toEqual(['c0', 'a1', 'b1', 'page', 'c1'])
  })

  it('go to a queued revalidation before queued first renders, unless another revalidation is running', async () => {
    const { take, release, startedNames } = setUp({ concurrency: 2 })
    take({}, 'a1', 'a2', 'a3')
    take({ urgency: 'revalidation' }, 'r1', 'r2')
    await release('a1')
    expect(startedNames).toEqual(['a1', 'a2', 'r1'])
    await release('a2')
    expect(startedNames).toEqual(['a1', 'a2', 'r1', 'a3'])
    await release('r1')
    expect(startedNames).toEqual(['a1', 'a2', 'r1', 'a3', 'r2'])
  })

  it("may all be taken by the site's own work", async () => {
    const { take, release, startedNames } = setUp({ maxPerVisitor: 1 })
    take({ visitor: 'a' }, 'a1')
    take({ visitor: 'b' }, 'b1')
    await release('a1', 'b1')
    startedNames.length = 0
    take({}, 'w1', 'w2', 'w3', 'w4', 'w5')
    await release()
    expect(startedNames).toEqual(['w1', 'w2', 'w3', 'w4'])
  })

  it.each([
    ['requests', false],
    ['filtered lists', true],
  ])('check few %s when one visitor has thousands waiting', async (_what, isFiltered) => {
    const slots = createTaskSlots({ concurrency: 4, queueTimeoutMs: 3000, maxPerVisitor: 1, maxFiltered: 1 })
    let readCount = 0
    const floodRequest = {
      isFiltered,
      get visitor() {
        readCount += 1
        return 'flood'
      },
    }
    const otherRequest = { visitor: 'other' }
    void slots.take(otherRequest)
    for (let count = 0; count < 3000; count += 1) void slots.take(floodRequest)
    readCount = 0
    slots.release(otherRequest)
    await slots.take(otherRequest)
    expect(readCount).toBeLessThan(20)
  })
})
