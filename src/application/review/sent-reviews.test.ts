import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentReviews } from './sent-reviews.ts'

function given(first = '') {
  const device = aDevice()
  device.write('sent-reviews', first)
  let now = 1_000_000
  return { sent: createSentReviews(device, () => now), device, pass: (ms: number) => (now += ms) }
}
const day = 86_400_000

it('R-reviews: are remembered by profile and user until they are there', () => {
  const { sent, device } = given()
  sent.add(4, 7)
  sent.add(5, 7)
  expect([sent.sentAt(4, 7), sent.sentAt(5, 7)]).toEqual([1_000_000, 1_000_000])
  expect([sent.sentAt(4, 8), sent.sentAt(6, 7)]).toEqual([undefined, undefined])
  sent.drop(4, 7)
  expect(sent.sentAt(4, 7)).toBeUndefined()
  sent.drop(5, 7)
  expect(device.read('sent-reviews')).toBe('')
})

it('are forgotten after 30 days', () => {
  const { sent, pass } = given()
  sent.add(4, 7)
  pass(30 * day - 1)
  expect(sent.sentAt(4, 7)).toBe(1_000_000)
  pass(1)
  expect(sent.sentAt(4, 7)).toBeUndefined()
})

it('are written anew only where one of them goes', () => {
  const text = '{ "4@7": 1000000, "5@7": 1000000 }'
  const { sent, device } = given(text)
  sent.drop(6, 7)
  expect(device.read('sent-reviews')).toBe(text)
  sent.drop(5, 7)
  expect(device.read('sent-reviews')).toBe('{"4@7":1000000}')
})

it('are stored as the builds on visitors’ devices store and read them', () => {
  const { sent, device } = given('{"4@7":999999}')
  sent.add(5, 7)
  expect(device.read('sent-reviews')).toBe('{"4@7":999999,"5@7":1000000}')
  expect(sent.sentAt(4, 7)).toBe(999_999)
})

it.each(['null', '"1000000"', 'true', '[1000000]'])('were not sent at %s', at => {
  const { sent } = given(`{"4@7":${at},"5@7":1000000}`)
  expect([sent.sentAt(4, 7), sent.sentAt(5, 7)]).toEqual([undefined, 1_000_000])
})

it('ignore stored text that is nothing of theirs', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { sent } = given(text)
      expect(sent.sentAt(4, 7)).toBeUndefined()
      sent.add(4, 7)
      expect(sent.sentAt(4, 7)).toBe(1_000_000)
    }),
  )
})
