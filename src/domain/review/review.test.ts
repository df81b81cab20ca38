import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReview } from '#tests/builders/review.ts'
import { getReviewRating } from './review.ts'

const rating = fc.integer({ min: 1, max: 5 })
const ratingOrNull = fc.option(rating)

test('the overall rating of a review takes precedence over its parts', () => {
  fc.assert(
    fc.property(
      rating,
      ratingOrNull,
      ratingOrNull,
      ratingOrNull,
      (overallRating, ratingQuality, ratingPrice, ratingTime) => {
        expect(getReviewRating(aReview({ rating: overallRating, ratingQuality, ratingPrice, ratingTime }))).toBe(
          overallRating,
        )
      },
    ),
  )
})

test('without an overall rating, the rating is between the lowest and the highest part', () => {
  fc.assert(
    fc.property(rating, rating, rating, (ratingQuality, ratingPrice, ratingTime) => {
      const averageRating = getReviewRating(aReview({ rating: null, ratingQuality, ratingPrice, ratingTime })) ?? 0
      expect(averageRating).toBeGreaterThanOrEqual(Math.min(ratingQuality, ratingPrice, ratingTime))
      expect(averageRating).toBeLessThanOrEqual(Math.max(ratingQuality, ratingPrice, ratingTime))
    }),
  )
})

test.each(['ratingQuality', 'ratingPrice', 'ratingTime'])(
  'without an overall rating and %s there is no rating',
  part => {
    expect(getReviewRating(aReview({ rating: null, [part]: null }))).toBeNull()
  },
)
