import { expect, test } from 'vitest'
import { getShownRating } from './shown-rating.ts'

test('R-profile: a profile without a rating or without reviews shows no rating instead of zero stars', () => {
  expect(getShownRating({ rating: null, reviewsCount: 3 })).toBeNull()
  expect(getShownRating({ rating: 5, reviewsCount: 0 })).toBeNull()
  expect(getShownRating({ rating: 4.5, reviewsCount: 2 })).toEqual({ rating: 4.5, reviewsCount: 2 })
})
