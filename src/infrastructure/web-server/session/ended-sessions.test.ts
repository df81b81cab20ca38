import { beforeEach, expect, it, vi } from 'vitest'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'

let time: number
let ended: EndedSessions
beforeEach(() => {
  // What forgets by the clock takes zero for no time at all.
  time = 1
  ended = createEndedSessions(() => time)
})

it('what was asked before a session ended comes late after it, as long as anything can be under way', async () => {
  const began = ended.now()
  time += 100
  ended.note('one', 'expired')
  time += 14_000
  expect([await ended.isLate('one', began), await ended.isLate('another', began)]).toEqual([true, false])
  time += 2000
  expect(await ended.isLate('one', began)).toBe(false)
})

it('what is asked after the API has ended it is no late comer: who asks may not have heard', async () => {
  ended.note('one', 'expired')
  expect(await ended.isLate('one', ended.now())).toBe(false)
})

it('what was on its way while its visitor began another, or left, is one', async () => {
  ended.note('one', 'by its visitor')
  time += 2999
  expect(await ended.isLate('one', ended.now())).toBe(true)
  time += 1
  expect(await ended.isLate('one', ended.now())).toBe(false)
})

it('a token that the API issues again is valid', async () => {
  ended.note('one', 'by its visitor')
  ended.forget('one')
  expect(await ended.isLate('one', 0)).toBe(false)
})

it('so many have ended: those of long ago go first', async () => {
  for (let number = 0; number <= 20_000; number += 1) ended.note(String(number), 'expired')
  expect(await Promise.all(['0', '1', '20000'].map(token => ended.isLate(token, 0)))).toEqual([false, true, true])
})

it('what one instance knows all know, under no name that tells the token', async () => {
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

it('instances have one clock', () => {
  expect(Math.abs(createEndedSessions().now() - Date.now())).toBeLessThan(60_000)
})
