import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentHistory } from './sent-history.ts'
import { createSentMarks } from './sent-marks.ts'

function setUp(storedText = '') {
  const device = aDevice()
  device.write('sent-history', storedText)
  let now = 1_000_000
  const clock = () => now
  const history = createSentHistory(device, clock)
  const marks = history.recordArrivals(createSentMarks(device, clock))
  const send = (name: string, senderId: number | undefined) => {
    now += 1
    return marks.beginAttempt(name, { input: name, senderId })
  }
  return { device, history, marks, send, advanceClock: (ms: number) => (now += ms) }
}
const dayMs = 86_400_000

it('lists the delivered reviews and requests of a user, newest first', () => {
  const { history, marks, send } = setUp()
  send('review:4', 7).markArrived()
  send('request:profile-5', 7).markArrived()
  send('request:kazan/repetitory/matematika', 7).markArrived()
  send('complaint:4', 7).markArrived()
  send('review:9', 7).markMissed()
  send('review:10', 8).markArrived()
  expect(history.list(7)).toEqual([
    { form: 'request', target: 'kazan/repetitory/matematika', sentAt: 1_000_003 },
    { form: 'request', target: 'profile-5', sentAt: 1_000_002 },
    { form: 'review', target: 'profile-4', sentAt: 1_000_001 },
  ])
  expect(marks.getLast('review:4')).toMatchObject({ isCertain: true, sentAt: 1_000_001 })
})

it('lists the entries of an unknown sender for a year', () => {
  const { history, send, advanceClock } = setUp()
  send('review:4', undefined).markArrived()
  expect(history.list(7)).toHaveLength(1)
  advanceClock(365 * dayMs)
  expect(history.list(7)).toEqual([])
})

it('is cleared on sign-out, and ignores invalid stored entries', () => {
  const { history, send, device } = setUp('{"review:4":{"at":"x"},"review:5":1,"other":{"at":999999,"userId":7}}')
  expect(history.list(7)).toEqual([])
  send('review:4', 7).markArrived()
  history.clear()
  expect([history.list(7), device.read('sent-history')]).toEqual([[], ''])
})
