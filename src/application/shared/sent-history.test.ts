import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentHistory } from './sent-history.ts'
import { createSentMarks } from './sent-marks.ts'

function given(stored = '') {
  const device = aDevice()
  device.write('sent-history', stored)
  let now = 1_000_000
  const clock = () => now
  const history = createSentHistory(device, clock)
  const marks = history.recordArrivals(createSentMarks(device, clock))
  const send = (name: string, senderId: number | undefined) => {
    now += 1
    return marks.begin(name, { input: name, senderId })
  }
  return { device, history, marks, send, pass: (ms: number) => (now += ms) }
}
const day = 86_400_000

it('lists the reviews and requests of a user that arrived, newest first', () => {
  const { history, marks, send } = given()
  send('review:4', 7).arrived()
  send('request:profile-5', 7).arrived()
  send('request:kazan/repetitory/matematika', 7).arrived()
  send('complaint:4', 7).arrived()
  send('review:9', 7).missed()
  send('review:10', 8).arrived()
  expect(history.list(7)).toEqual([
    { form: 'request', target: 'kazan/repetitory/matematika', at: 1_000_003 },
    { form: 'request', target: 'profile-5', at: 1_000_002 },
    { form: 'review', target: 'profile-4', at: 1_000_001 },
  ])
  expect(marks.last('review:4')).toMatchObject({ isCertain: true, at: 1_000_001 })
})

it('lists what an unknown sender sent, for a year', () => {
  const { history, send, pass } = given()
  send('review:4', undefined).arrived()
  expect(history.list(7)).toHaveLength(1)
  pass(365 * day)
  expect(history.list(7)).toEqual([])
})

it('is forgotten on sign-out, and ignores what it did not write', () => {
  const { history, send, device } = given('{"review:4":{"at":"x"},"review:5":1,"other":{"at":999999,"userId":7}}')
  expect(history.list(7)).toEqual([])
  send('review:4', 7).arrived()
  history.clear()
  expect([history.list(7), device.read('sent-history')]).toEqual([[], ''])
})
