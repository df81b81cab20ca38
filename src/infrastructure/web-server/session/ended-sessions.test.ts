import { expect, it } from 'vitest'
import { endedSessions } from './ended-sessions'

it('a session that has ended is known until nothing of it can be under way', () => {
  // What forgets by the clock takes zero for no time at all.
  let time = 1
  const ended = endedSessions(() => time)
  ended.note('one')
  time += 14_000
  ended.note('two')
  expect([ended.has('one'), ended.has('two'), ended.has('three')]).toEqual([true, true, false])
  time += 2000
  expect([ended.has('one'), ended.has('two')]).toEqual([false, true])
})

it('a token that the API gives again is alive', () => {
  const ended = endedSessions()
  ended.note('one')
  ended.forget('one')
  expect(ended.has('one')).toBe(false)
})

it('so many have ended: those of long ago go first', () => {
  const ended = endedSessions()
  for (let number = 0; number <= 20_000; number += 1) ended.note(String(number))
  expect([ended.has('0'), ended.has('1'), ended.has('20000')]).toEqual([false, true, true])
})
