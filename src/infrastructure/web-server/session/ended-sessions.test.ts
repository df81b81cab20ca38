import { beforeEach, expect, it, vi } from 'vitest'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'

let time: number
let ended: EndedSessions
beforeEach(() => {
  // LRUCache treats a time of zero as unset.
  time = 1
  ended = createEndedSessions(() => time)
})

it('treats answers to calls from before the end of a session as late, while calls may be in flight', async () => {
  const began = ended.now()
  time += 100
  ended.note('one', 'expired')
  time += 14_000
  expect([await ended.isLate('one', began), await ended.isLate('another', began)]).toEqual([true, false])
  time += 2000
  expect(await ended.isLate('one', began)).toBe(false)
})

it('does not treat a call after an expiry as late, because the browser may not know yet', async () => {
  ended.note('one', 'expired')
  expect(await ended.isLate('one', ended.now())).toBe(false)
})

it('treats calls in flight during a sign-in or sign-out as late', async () => {
  ended.note('one', 'by its visitor')
  time += 2999
  expect(await ended.isLate('one', ended.now())).toBe(true)
  time += 1
  expect(await ended.isLate('one', ended.now())).toBe(false)
})

it('accepts a token that the API issues again', async () => {
  ended.note('one', 'by its visitor')
  ended.forget('one')
  expect(await ended.isLate('one', 0)).toBe(false)
})

it('evicts the oldest ended sessions', async () => {
  for (let number = 0; number <= 20_000; number += 1) ended.note(String(number), 'expired')
  expect(await Promise.all(['0', '1', '20000'].map(token => ended.isLate(token, 0)))).toEqual([false, true, true])
})

it('shares ended sessions between instances without exposing tokens', async () => {
  const notes = new Map<string, string>()
  const shared = {
    read: async (name: string) => notes.get(name),
    write: vi.fn((name: string, text: string) => void notes.set(name, text)),
    remove: (name: string) => void notes.delete(name),
  }
  const other = createEndedSessions(() => time, shared)
  ended = createEndedSessions(() => time, shared)
  ended.note('secret', 'by its visitor')
  expect([await other.isLate('secret', time), await other.isLate('another', time)]).toEqual([true, false])
  expect(shared.write.mock.calls).toEqual([[expect.any(String), '3001', 15_000]])
  expect(JSON.stringify([...notes])).not.toContain('secret')
  ended.forget('secret')
  expect(await other.isLate('secret', 0)).toBe(false)
})

it('uses the same clock on all instances', () => {
  expect(Math.abs(createEndedSessions().now() - Date.now())).toBeLessThan(60_000)
})
