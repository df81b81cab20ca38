import { beforeEach, expect, it, vi } from 'vitest'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'

let time: number
let endedSessions: EndedSessions
beforeEach(() => {
  // LRUCache treats a time of zero as unset.
  time = 1
  endedSessions = createEndedSessions(() => time)
})

it('treats calls from before the end of a session as late, while they may be in flight', async () => {
  const receivedAt = endedSessions.now()
  time += 100
  endedSessions.record('one', 'expired')
  time += 14_000
  expect([await endedSessions.isLate('one', receivedAt), await endedSessions.isLate('another', receivedAt)]).toEqual([
    true,
    false,
  ])
  time += 2000
  expect(await endedSessions.isLate('one', receivedAt)).toBe(false)
})

it('does not treat a call after an expiry as late, because the browser may still send the token', async () => {
  endedSessions.record('one', 'expired')
  expect(await endedSessions.isLate('one', endedSessions.now())).toBe(false)
})

it('treats calls in flight during a sign-in or sign-out as late', async () => {
  endedSessions.record('one', 'ended by visitor')
  time += 2999
  expect(await endedSessions.isLate('one', endedSessions.now())).toBe(true)
  time += 1
  expect(await endedSessions.isLate('one', endedSessions.now())).toBe(false)
})

it('accepts a token that the API issues again', async () => {
  endedSessions.record('one', 'ended by visitor')
  endedSessions.forget('one')
  expect(await endedSessions.isLate('one', 0)).toBe(false)
})

it('evicts the oldest ended sessions', async () => {
  for (let number = 0; number <= 20_000; number += 1) endedSessions.record(String(number), 'expired')
  expect(await Promise.all(['0', '1', '20000'].map(token => endedSessions.isLate(token, 0)))).toEqual([
    false,
    true,
    true,
  ])
})

it('shares ended sessions between instances without exposing tokens', async () => {
  const texts = new Map<string, string>()
  const sharedTexts = {
    read: async (name: string) => texts.get(name),
    write: vi.fn((name: string, text: string) => void texts.set(name, text)),
    remove: (name: string) => void texts.delete(name),
  }
  const otherSessions = createEndedSessions(() => time, sharedTexts)
  endedSessions = createEndedSessions(() => time, sharedTexts)
  endedSessions.record('secret', 'ended by visitor')
  expect([await otherSessions.isLate('secret', time), await otherSessions.isLate('another', time)]).toEqual([
    true,
    false,
  ])
  expect(sharedTexts.write.mock.calls).toEqual([[expect.any(String), '3001', 15_000]])
  expect(JSON.stringify([...texts])).not.toContain('secret')
  endedSessions.forget('secret')
  expect(await otherSessions.isLate('secret', 0)).toBe(false)
})

it('uses Unix time by default, so that instances can compare times', () => {
  expect(Math.abs(createEndedSessions().now() - Date.now())).toBeLessThan(60_000)
})
