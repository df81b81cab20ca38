import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'

type Order = (a: Facts, b: Facts) => number

/** Those without a rating or a price come last, whichever way the others go. */
const reviews = ({ rating }: Facts) => rating.reviews
const rating = ({ rating: { overall } }: Facts) => overall ?? 0
const price = ({ priceFrom }: Facts) => priceFrom ?? Number.MAX_SAFE_INTEGER

/** So many reviews of the usual rating everybody is thought to have besides: two fives are no proof yet. */
const usual = { rating: 4.5, reviews: 8 } as const
const proven = (person: Facts) =>
  reviews(person) === 0
    ? 0
    : (rating(person) * reviews(person) + usual.rating * usual.reviews) / (reviews(person) + usual.reviews)

export const orders: Readonly<Record<ProfileSort, Order>> = {
  rating: (a, b) => proven(b) - proven(a) || reviews(b) - reviews(a) || a.id - b.id,
  reviews: (a, b) => reviews(b) - reviews(a) || rating(b) - rating(a) || a.id - b.id,
  new: (a, b) => b.joined - a.joined || b.id - a.id,
  price: (a, b) => price(a) - price(b) || a.id - b.id,
}
