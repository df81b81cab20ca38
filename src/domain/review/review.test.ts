import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReview } from '#tests/builders/review.ts'
import { getReviewRating } from './review.ts'

const rating = fc.integer({ min: 1, max: 5 })
const ratingOrNull = fc.option(rating)

test('the overall rating of a review takes precedence over its parts', () => {
  fc.assert(
    fc.property(rating, ratingOrNull, ratingOrNull, ratingOrNull, (own, ratingQuality, ratingPrice, ratingTime) => {
      expect(getReviewRating(aReview({ rating: own, ratingQuality, ratingPrice, ratingTime }))).toBe(own)
    }),
  )
})

test('without an overall rating it is between the lowest and the highest part', () => {
  fc.assert(
    fc.property(rating, rating, rating, (ratingQuality, ratingPrice, ratingTime) => {
      const shown = getReviewRating(aReview({ rating: null, ratingQuality, ratingPrice, ratingTime })) ?? 0
      expect(shown).toBeGreaterThanOrEqual(Math.min(ratingQuality, ratingPrice, ratingTime))
      expect(shown).toBeLessThanOrEqual(Math.max(ratingQuality, ratingPrice, ratingTime))
    }),
  )
})

test.each(['ratingQuality', 'ratingPrice', 'ratingTime'])(
  'without an overall rating and %s there is no rating',
  part => {
    expect(getReviewRating(aReview({ rating: null, [part]: null }))).toBeNull()
  },
)
