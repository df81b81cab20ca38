import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { createSentReviews } from './sent-reviews.ts'

function setUp(storedText = '') {
  const device = aDevice()
  device.write('sent-reviews', storedText)
  let now = 1_000_000
  return { sentReviews: createSentReviews(device, () => now), device, advanceClock: (ms: number) => (now += ms) }
}
const dayMs = 86_400_000

it('R-reviews: stores reviews by profile and user until they are dropped', () => {
  const { sentReviews, device } = setUp()
  sentReviews.add(4, 7)
  sentReviews.add(5, 7)
  expect([sentReviews.getSentAt(4, 7), sentReviews.getSentAt(5, 7)]).toEqual([1_000_000, 1_000_000])
  expect([sentReviews.getSentAt(4, 8), sentReviews.getSentAt(6, 7)]).toEqual([undefined, undefined])
  sentReviews.drop(4, 7)
  expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
  sentReviews.drop(5, 7)
  expect(device.read('sent-reviews')).toBe('')
})

it('expires reviews after 30 days', () => {
  const { sentReviews, advanceClock } = setUp()
  sentReviews.add(4, 7)
  advanceClock(30 * dayMs - 1)
  expect(sentReviews.getSentAt(4, 7)).toBe(1_000_000)
  advanceClock(1)
  expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
})

it('does not write when the dropped review is not stored', () => {
  const text = '{ "4@7": 1000000, "5@7": 1000000 }'
  const { sentReviews, device } = setUp(text)
  sentReviews.drop(6, 7)
  expect(device.read('sent-reviews')).toBe(text)
  sentReviews.drop(5, 7)
  expect(device.read('sent-reviews')).toBe('{"4@7":1000000}')
})

it('stores reviews in the format of earlier builds', () => {
  const { sentReviews, device } = setUp('{"4@7":999999}')
  sentReviews.add(5, 7)
  expect(device.read('sent-reviews')).toBe('{"4@7":999999,"5@7":1000000}')
  expect(sentReviews.getSentAt(4, 7)).toBe(999_999)
})

it.each(['null', '"1000000"', 'true', '[1000000]'])('ignores a review sent at %s', sentAt => {
  const { sentReviews } = setUp(`{"4@7":${sentAt},"5@7":1000000}`)
  expect([sentReviews.getSentAt(4, 7), sentReviews.getSentAt(5, 7)]).toEqual([undefined, 1_000_000])
})

it('ignores invalid stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      const { sentReviews } = setUp(text)
      expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
      sentReviews.add(4, 7)
      expect(sentReviews.getSentAt(4, 7)).toBe(1_000_000)
    }),
  )
})
