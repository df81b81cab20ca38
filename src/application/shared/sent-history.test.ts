import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { readRequestedProfileIds } from './requested-profiles.ts'
import { createSentHistory } from './sent-history.ts'
import { createSentMarks } from './sent-marks.ts'

function setUp(storedText = '') {
  const device = aDevice()
  device.write('sent-history', storedText)
  let now = 1_000_000
  const clock = () => now
  const history = createSentHistory(device, clock)
  const marks = history.recordDeliveries(createSentMarks(device, clock))
  const send = (name: string, senderId: number | undefined) => {
    now += 1
    return marks.beginAttempt(name, { input: name, senderId })
  }
  return { device, history, marks, send, advanceClock: (ms: number) => (now += ms) }
}
const dayMs = 86_400_000

it('lists the delivered reviews and requests of a user, newest first', () => {
  const { history, marks, send } = setUp()
  send('review:4', 7).markDelivered()
  send('request:profile-5', 7).markDelivered()
  send('request:kazan/repetitory/matematika', 7).markDelivered()
  send('complaint:4', 7).markDelivered()
  send('review:9', 7).markUndelivered()
  send('review:10', 8).markDelivered()
  expect(history.list(7)).toEqual([
    { form: 'request', target: 'kazan/repetitory/matematika', sentAt: 1_000_003 },
    { form: 'request', target: 'profile-5', sentAt: 1_000_002 },
    { form: 'review', target: 'profile-4', sentAt: 1_000_001 },
  ])
  expect(marks.getLast('review:4')).toMatchObject({ isCertain: true, sentAt: 1_000_001 })
})

it('stores only reviews and requests', () => {
  const { device, send } = setUp()
  send('complaint:4', 7).markDelivered()
  send('placement', 7).markDelivered()
  expect(device.read('sent-history')).toBe('')
  send('review:4', 7).markDelivered()
  expect(JSON.parse(device.read('sent-history') ?? '{}')).toEqual({ 'review:4@1000003': { at: 1_000_003, userId: 7 } })
})

it('lists the profiles that got a request from any user of the device', () => {
  const { device, send } = setUp()
  send('request:profile-5', 7).markDelivered()
  send('request:profile-6', 8).markDelivered()
  send('request:kazan', 7).markDelivered()
  send('review:9', 7).markDelivered()
  send('request:profile-10', 7).markUndelivered()
  expect(readRequestedProfileIds(device)).toEqual([5, 6])
})

it('lists an entry for a year', () => {
  const { history, send, advanceClock } = setUp()
  send('review:4', 7).markDelivered()
  advanceClock(364 * dayMs)
  expect(history.list(7)).toHaveLength(1)
  advanceClock(dayMs)
  expect(history.list(7)).toEqual([])
})

it('hides the entry of an unknown sender from all users, because another account may use the device', () => {
  const { history, send } = setUp('{"review:5":{"at":999999,"userId":null}}')
  send('review:4', undefined).markDelivered()
  expect([history.list(7), history.list(8)]).toEqual([[], []])
})

it('lists a delivery whose sender became known after the attempt', () => {
  const { history, marks, send } = setUp()
  send('review:4', undefined).markDelivered(1_000_001, 7)
  expect(history.list(7)).toEqual([{ form: 'review', target: 'profile-4', sentAt: 1_000_001 }])
  expect(marks.getLast('review:4')?.matches({ input: 'review:4', senderId: 7 })).toBe(true)
})

it('lists every delivery to the same target, with the city and category of a request', () => {
  const { history, marks, send, advanceClock } = setUp()
  for (const categoryId of [12, 13]) {
    advanceClock(1)
    const input = { cityId: 3, categoryId, description: 'Подготовка к экзамену' }
    marks.beginAttempt('request:kazan', { input, senderId: 7 }).markDelivered()
  }
  send('request:kazan', 7).markUndelivered()
  expect(history.list(7)).toEqual([
    { form: 'request', target: 'kazan', sentAt: 1_000_002, cityId: 3, categoryId: 13 },
    { form: 'request', target: 'kazan', sentAt: 1_000_001, cityId: 3, categoryId: 12 },
  ])
})

it('lists a delivery once if it is confirmed later', () => {
  const { history, send, advanceClock } = setUp()
  const attempt = send('review:4', 7)
  advanceClock(5)
  attempt.markDelivered()
  attempt.markDelivered(1_000_001)
  expect(history.list(7)).toEqual([{ form: 'review', target: 'profile-4', sentAt: 1_000_001 }])
})

it('lists the entries of earlier builds, whose keys have no time', () => {
  const storedHistory = {
    'request:kazan/repetitory': { at: 999_999, userId: 7 },
    'review:5': { at: 999_998, userId: 7 },
  }
  expect(setUp(JSON.stringify(storedHistory)).history.list(7)).toEqual([
    { form: 'request', target: 'kazan/repetitory', sentAt: 999_999 },
    { form: 'review', target: 'profile-5', sentAt: 999_998 },
  ])
})

it('can be cleared, and ignores invalid stored entries', () => {
  const { history, send, device } = setUp('{"review:4":{"at":"x"},"review:5":1,"other":{"at":999999,"userId":7}}')
  expect(history.list(7)).toEqual([])
  send('review:4', 7).markDelivered()
  history.clear()
  expect([history.list(7), device.read('sent-history')]).toEqual([[], ''])
})

it('stores nothing for an attempt that is delivered after marks and history have been cleared', () => {
  const { device, history, marks, send } = setUp()
  const attempt = send('review:4', 7)
  marks.clear()
  history.clear()
  attempt.markDelivered()
  expect(['sent', 'sent-history'].map(key => device.read(key))).toEqual(['', ''])
})
