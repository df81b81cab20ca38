import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'

type Compare = (a: Facts, b: Facts) => number

const getReviewCount = ({ rating }: Facts) => rating.reviews
const getRating = ({ rating: { overall } }: Facts) => overall ?? 0
const getPrice = ({ priceFrom }: Facts) => priceFrom ?? Number.MAX_SAFE_INTEGER

/** Bayesian average: two five-star reviews must not beat forty of 4.9. People without reviews come last. */
const prior = { rating: 4.5, reviews: 8 } as const
const getWeightedRating = (person: Facts) =>
  getReviewCount(person) === 0
    ? 0
    : (getRating(person) * getReviewCount(person) + prior.rating * prior.reviews) /
      (getReviewCount(person) + prior.reviews)

export const comparators: Readonly<Record<ProfileSort, Compare>> = {
  rating: (a, b) => getWeightedRating(b) - getWeightedRating(a) || getReviewCount(b) - getReviewCount(a) || a.id - b.id,
  reviews: (a, b) => getReviewCount(b) - getReviewCount(a) || getRating(b) - getRating(a) || a.id - b.id,
  new: (a, b) => b.joinedMicros - a.joinedMicros || b.id - a.id,
  price: (a, b) => getPrice(a) - getPrice(b) || a.id - b.id,
}
